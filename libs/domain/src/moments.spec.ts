import { describe, expect, it } from '@jest/globals';
import { textOfMoment } from './moments.js';

describe('A moment in a text', () => {
  it('has the day, the time to the minute, and its time zone', () =>
    expect(textOfMoment(new Date('2026-11-29T03:15:59.999Z'))).toBe('2026-11-29 03:15 UTC'));
});
