import { describe, expect, it } from '@jest/globals';
import { seeded } from '@fieldpost/testing';
import { delays, merged, scattered, together } from './queue.js';

describe('A line in front of one process', () => {
  it('has no wait at an idle process', () =>
    expect([...delays(Float64Array.of(0, 10, 20), 4)]).toEqual([4, 4, 4]));

  it('grows by the work of everybody before', () =>
    expect([...delays(Float64Array.of(0, 1, 2, 20), 4)]).toEqual([4, 7, 10, 4]));

  it('is half the work long, at the mean, when half of the time is taken (Pollaczek and Khinchine)', () => {
    const all = delays(scattered(500, 600, seeded(1)), 1);
    const mean = all.reduce((sum, delay) => sum + delay, 0) / all.length;
    expect(mean).toBeCloseTo(1.5, 1);
  });
});

describe('Arrivals', () => {
  it('come as often as they should, in order', () => {
    const times = scattered(100, 100, seeded(2));
    expect(times.length / 100).toBeCloseTo(100, -1);
    expect([...times]).toEqual([...times].sort((one, other) => one - other));
  });

  it('are the same again with the same seed', () =>
    expect(scattered(10, 10, seeded(3))).toEqual(scattered(10, 10, seeded(3))));

  it('that are planned for one time are spread around it, two thirds of them within the deviation', () => {
    const times = together(10_000, { at: 60_000, deviation: 1_000 }, seeded(4));
    const near = times.filter((at) => Math.abs(at - 60_000) <= 1_000);
    expect(near.length / times.length).toBeCloseTo(0.68, 1);
  });

  it('of two kinds are one line', () =>
    expect([...merged(Float64Array.of(1, 5), Float64Array.of(3))]).toEqual([1, 3, 5]));
});
