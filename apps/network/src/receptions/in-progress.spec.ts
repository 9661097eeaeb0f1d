import { describe, expect, it } from '@jest/globals';
import { copyOf } from '../../test/memory/samples.js';
import { InProgress } from './in-progress.js';

const frameOf = (gatewayId: string) => ({
  payload: Buffer.alloc(0),
  copies: [copyOf(gatewayId)] as const,
  receivedAt: new Date(),
});

describe('Frames that are processed', () => {
  it('are limited for each gateway, and in all', () => {
    const frames = new InProgress({ all: 3, ofGateway: 2 });
    const ends = ['busy', 'busy', 'busy', 'other', 'third'].map((id) => frames.begin(frameOf(id)));
    expect(ends.map((end) => end !== undefined)).toEqual([true, true, false, true, false]);
    expect(frames.size).toBe(3);
    for (const end of ends) end?.();
    expect(frames.size).toBe(0);
    expect(frames.begin(frameOf('busy'))).toBeDefined();
  });
});
