import { describe, expect, it } from '@jest/globals';
import { SharedSlots } from './shared-slots.js';

describe('Frames that are processed', () => {
  it('are limited for each gateway, and in all', () => {
    const frames = new SharedSlots({ all: 3, ofOne: 2 });
    const ends = ['busy', 'busy', 'busy', 'other', 'third'].map((id) => frames.begin(id));
    expect(ends.map((end) => end !== undefined)).toEqual([true, true, false, true, false]);
    expect(frames.size).toBe(3);
    for (const end of ends) end?.();
    expect(frames.size).toBe(0);
    expect(frames.begin('busy')).toBeDefined();
  });
});
