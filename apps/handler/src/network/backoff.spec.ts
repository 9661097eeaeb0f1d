import { describe, expect, it } from '@jest/globals';
import { backoff, brokerLongestMs } from './backoff.js';

describe('The wait before another attempt', () => {
  it('doubles with each failure, up to ten seconds', () => {
    expect([0, 1, 2, 5, 6, 1_000].map((failures) => backoff(failures, 1))).toEqual([
      250, 500, 1_000, 8_000, 10_000, 10_000,
    ]);
  });

  it('is no longer than a second for brokers', () =>
    expect([0, 1, 2, 5].map((failures) => backoff(failures, 1, brokerLongestMs))).toEqual([
      250, 500, 1_000, 1_000,
    ]));

  it('is cut by chance to half of it at most', () => {
    expect(backoff(2, 0)).toBe(500);
    expect(backoff(2, 0.5)).toBe(750);
  });
});
