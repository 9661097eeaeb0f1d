import { describe, expect, it } from '@jest/globals';
import { intervalsOf, sumOf, trafficWindow } from './traffic.js';

const now = Date.parse('2026-11-27T09:30:00Z');
const unknown = { decoded: null, decoding_errors: null };
const two = { uplinks: 2, downlinks: 1, joins: 0, errors: 0, ...unknown };

describe('A range of traffic', () => {
  it.each([
    ['24h', '2026-11-26T10:00:00.000Z', '2026-11-27T09:00:00.000Z', 24],
    ['7d', '2026-11-21T00:00:00.000Z', '2026-11-27T00:00:00.000Z', 7],
    ['30d', '2026-10-29T00:00:00.000Z', '2026-11-27T00:00:00.000Z', 30],
    ['90d', '2026-08-30T00:00:00.000Z', '2026-11-27T00:00:00.000Z', 90],
  ] as const)('of %s ends with the present hour or day in UTC', (range, first, last, count) => {
    const intervals = intervalsOf(trafficWindow(range, now), new Map());
    expect([intervals[0]?.at, intervals.at(-1)?.at, intervals.length]).toEqual([first, last, count]);
  });

  it('has zeros where nothing was counted', () => {
    const window = trafficWindow('24h', now);
    const intervals = intervalsOf(window, new Map([[window.first + 1, two]]));
    expect(intervals.slice(0, 3)).toMatchObject([
      { at: '2026-11-26T10:00:00.000Z', uplinks: 0, downlinks: 0, joins: 0, errors: 0, ...unknown },
      { at: '2026-11-26T11:00:00.000Z', ...two },
      { uplinks: 0 },
    ]);
  });

  it('has a sum, which is zero without intervals', () => {
    const both = { uplinks: 4, downlinks: 2, joins: 0, errors: 3, ...unknown };
    expect(sumOf([two, { ...two, errors: 3 }])).toEqual(both);
    expect(sumOf([])).toEqual({ uplinks: 0, downlinks: 0, joins: 0, errors: 0, ...unknown });
  });

  it('has the uplinks that are known to be decoded, and is unknown where none were counted so', () => {
    const one = { ...two, decoded: 1, decoding_errors: 0 };
    expect(sumOf([two, one, two, one])).toMatchObject({ uplinks: 8, decoded: 2, decoding_errors: 0 });
    // Of a handler of the last release.
    const { decoded: _, decoding_errors: __, ...old } = two;
    expect(sumOf([old as typeof two])).toMatchObject(unknown);
  });
});
