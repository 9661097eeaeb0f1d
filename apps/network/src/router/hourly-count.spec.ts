import { describe, expect, it } from '@jest/globals';
import { HourlyCount } from './hourly-count.js';

const minute = 60_000;
const start = 1_800_000_000_000;

describe('What is counted by the hour', () => {
  it('counts for an hour, and then no more', () => {
    const count = new HourlyCount();
    count.add(start);
    count.add(start + 30 * minute);
    expect(count.total(start + 54 * minute)).toBe(2);
    expect(count.total(start + 60 * minute)).toBe(1);
    expect(count.total(start + 90 * minute)).toBe(0);
  });

  it('is empty after a long silence', () => {
    const count = new HourlyCount();
    for (let n = 0; n < 12; n += 1) count.add(start + n * 5 * minute);
    expect(count.total(start + 55 * minute)).toBe(12);
    expect(count.total(start + 1_000 * minute)).toBe(0);
  });

  it('keeps counting when the clock is set back', () => {
    const count = new HourlyCount();
    count.add(start);
    count.add(start - 30 * minute);
    expect(count.total(start)).toBe(2);
  });
});
