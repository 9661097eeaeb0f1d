import { describe, expect, it } from '@jest/globals';
import { TokenBuckets } from './token-buckets.js';

const hourMs = 3_600_000;
/** Five at once and five a second. */
const fiveASecond = () => new TokenBuckets({ burst: 5, refillMs: 200 }, 10);

function take(buckets: TokenBuckets, now: number, times = 1): number[] {
  return Array.from({ length: times }, () => {
    const wait = buckets.waitFor('a', now);
    buckets.count('a', 1, now);
    return wait;
  });
}

describe('A token bucket', () => {
  it('gives its burst at once and then one token after the other, also in advance', () =>
    expect(take(fiveASecond(), hourMs, 8)).toEqual([0, 0, 0, 0, 0, 200, 400, 600]));

  it('is full again after a while, and never more than full', () => {
    const buckets = fiveASecond();
    take(buckets, hourMs, 5);
    expect(buckets.waitFor('a', hourMs + 150)).toBe(50);
    expect(buckets.waitFor('a', hourMs + 200)).toBe(0);
    expect(take(buckets, 2 * hourMs, 6)).toEqual([0, 0, 0, 0, 0, 200]);
  });

  it('gives a token only when there is one', () => {
    const buckets = fiveASecond();
    expect(Array.from({ length: 6 }, () => buckets.take('a', hourMs))).toEqual([
      ...Array.from({ length: 5 }, () => true),
      false,
    ]);
    expect([buckets.take('a', hourMs + 200), buckets.take('a', hourMs + 200)]).toEqual([true, false]);
  });

  it('takes a token back', () => {
    const buckets = fiveASecond();
    take(buckets, hourMs, 5);
    buckets.count('a', -1, hourMs);
    expect(buckets.waitFor('a', hourMs)).toBe(0);
  });

  it('gives tokens again with the time that passes after the clock was set back', () => {
    const buckets = new TokenBuckets({ burst: 2, refillMs: 1_000 }, 10);
    take(buckets, hourMs, 2);
    expect(buckets.waitFor('a', hourMs)).toBe(1_000);
    expect(buckets.waitFor('a', 0)).toBe(1_000);
    expect(buckets.waitFor('a', 1_000)).toBe(0);
  });
});
