import { describe, expect, it } from '@jest/globals';
import { addMicroseconds, microsecondsBetween, startOfWindow } from './concentrator-clock.js';

describe('The clock of a concentrator', () => {
  it('starts again at 0 after 2^32 - 1', () => {
    expect(addMicroseconds(0xffffffff, 1)).toBe(0);
    expect(addMicroseconds(4_294_967_000, 1_000_000)).toBe(999_704);
    expect(addMicroseconds(5, -10)).toBe(0xfffffffb);
  });

  it('measures distances across its start', () => {
    expect(microsecondsBetween(999_704, 4_294_967_000)).toBe(1_000_000);
    expect(microsecondsBetween(4_294_967_000, 999_704)).toBe(-1_000_000);
    expect(microsecondsBetween(0x80000001, 2)).toBe(0x7fffffff);
  });

  it('gives the start of a window, which is never 0', () => {
    expect(startOfWindow(1000, 5000)).toBe(5_001_000);
    expect(startOfWindow(2 ** 32 - 1_000_000, 1000)).toBe(1);
  });
});
