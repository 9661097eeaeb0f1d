import { describe, expect, it } from '@jest/globals';
import { Buckets } from './buckets.js';

const hourMs = 3_600_000;

describe('A bucket of attempts', () => {
  it('gives room again with the time that passes after the clock was set back', () => {
    const buckets = new Buckets({ burst: 2, refillMs: 1_000 }, 10);
    for (let attempts = 0; attempts < 2; attempts += 1) buckets.count('a', 1, hourMs);
    expect(buckets.waitFor('a', hourMs)).toBe(1_000);
    expect(buckets.waitFor('a', 0)).toBe(1_000);
    expect(buckets.waitFor('a', 1_000)).toBe(0);
  });
});
