import { describe, expect, it } from '@jest/globals';
import { MeanTimes } from './mean-times.js';

const after = (...calls: readonly number[]): number => {
  const times = new MeanTimes();
  for (const ms of calls) times.add('app', ms);
  return times.of('app');
};

describe('The mean time of an application', () => {
  it('is short until its calls are known', () => expect(after()).toBe(0));

  it('comes close to what each of its calls takes', () =>
    expect(after(...Array.from({ length: 100 }, () => 95))).toBeCloseTo(95, 0));

  it('is hardly changed by a single long call', () => expect(after(1, 1, 1, 100, 1)).toBeLessThan(10));

  it('says nothing about another application', () => {
    const times = new MeanTimes();
    times.add('app', 95);
    expect(times.of('other')).toBe(0);
  });

  it('can be forgotten', () => {
    const times = new MeanTimes();
    times.add('app', 95);
    times.forget('app');
    expect(times.of('app')).toBe(0);
  });
});
