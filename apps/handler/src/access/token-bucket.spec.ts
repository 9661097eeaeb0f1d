import { describe, expect, it } from '@jest/globals';
import { TokenBucket } from './token-bucket.js';

const start = 1_000_300;
const bucket = () => new TokenBucket({ capacity: 5, refill: 5, everyMs: 1000 }, start);
const takeAll = (from: TokenBucket, at: number, count: number) =>
  Array.from({ length: count }, () => from.take(at, 500));

describe('A bucket of five tokens a second', () => {
  it('gives five at once', () => expect(takeAll(bucket(), start, 5)).toEqual([0, 0, 0, 0, 0]));

  it('rejects the sixth when the next second is far', () =>
    expect(takeAll(bucket(), start + 499, 6).at(-1)).toBeUndefined());

  it('lets the sixth wait when the next second is near', () =>
    expect(takeAll(bucket(), start + 600, 6).at(-1)).toBe(400));

  it('counts seconds from its first use', () => {
    const used = bucket();
    takeAll(used, start, 5);
    expect(used.take(start + 999, 0)).toBeUndefined();
    expect(used.take(start + 1000, 0)).toBe(0);
  });

  it('gives those who wait the tokens of the next second, and no more than those', () => {
    const used = bucket();
    expect(takeAll(used, start + 700, 11)).toEqual([0, 0, 0, 0, 0, 300, 300, 300, 300, 300, undefined]);
    expect(used.take(start + 1000, 0)).toBeUndefined();
    expect(used.take(start + 2000, 0)).toBe(0);
  });

  it('does not take a token from whom it rejects', () => {
    const used = bucket();
    takeAll(used, start, 20);
    expect(takeAll(used, start + 1000, 6)).toEqual([0, 0, 0, 0, 0, undefined]);
  });

  it('never holds more than five', () => {
    const used = bucket();
    takeAll(used, start, 5);
    expect(takeAll(used, start + 60_000, 6)).toEqual([0, 0, 0, 0, 0, undefined]);
  });

  it('stands still when the clock goes back', () => {
    const used = bucket();
    takeAll(used, start + 5000, 5);
    expect(used.take(start, 500)).toBeUndefined();
  });
});
