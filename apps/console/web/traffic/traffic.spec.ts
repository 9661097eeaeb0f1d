import { describe, expect, it } from '@jest/globals';
import {
  busiest,
  combined,
  inRequests,
  isEmpty,
  plottedAt,
  shownCount,
  shownKinds,
  shownSum,
  unknownErrors,
} from './traffic.js';
import type { ShownKind } from './traffic.texts.js';

const none = {
  ...{ uplinks: 0, downlinks: 0, joins: 0, errors: 0 },
  ...{ decoded: null, decoding_errors: null },
};
const at = (hour: number, uplinks: number) => ({ ...none, at: `2026-11-27T0${hour}:00:00.000Z`, uplinks });
const of = (app_id: string, ...intervals: ReturnType<typeof at>[]) => ({
  app_id,
  ...combined([{ intervals, total: none }]),
});

describe('The traffic of several applications', () => {
  it('is the sum of intervals that begin at the same time', () => {
    const { intervals, total } = combined([of('a', at(1, 1), at(2, 2)), of('b', at(2, 3), at(3, 4))]);
    expect(intervals.map(({ uplinks }) => uplinks)).toEqual([1, 5, 4]);
    expect(total).toEqual({ ...none, uplinks: 10, unknown_errors: 0 });
  });

  it('lists the applications with most uplinks, without silent ones', () => {
    const all = [of('a', at(1, 1)), of('b', at(1, 0)), of('d', at(1, 3)), of('c', at(1, 3))];
    expect(busiest(all, 2).map(({ app_id }) => app_id)).toEqual(['c', 'd']);
    expect(busiest(all, 9)).toHaveLength(3);
  });

  it('is requested for ten applications at a time', () =>
    expect(inRequests(Array.from({ length: 21 }, (_, n) => `${n}`)).map(({ length }) => length)).toEqual([
      10, 10, 1,
    ]));

  it('is empty without messages of any kind', () =>
    expect([isEmpty(none), isEmpty({ ...none, errors: 1 })]).toEqual([true, false]));
});

describe('Errors of which is not known whether they are of a decoder', () => {
  const unknown = (uplinks: number, errors: number) => ({ ...none, uplinks, errors });
  const known = { ...unknown(3, 2), decoded: 2, decoding_errors: 1 };

  it('are those of hours with uplinks that were not counted by kind, also in sums', () => {
    expect([known, unknown(0, 2), unknown(1, 2)].map(unknownErrors)).toEqual([0, 0, 2]);
    const sum = shownSum([known, unknown(0, 2), unknown(1, 2)]);
    expect(
      ['decoding_errors', 'other_errors', 'unknown_errors'].map((kind) => shownCount(sum, kind as ShownKind)),
    ).toEqual([1, 3, 2]);
    expect(shownSum([sum, sum]).unknown_errors).toBe(4);
  });

  it('are named where others are those of a decoder', () => {
    expect(shownKinds(shownSum([known, unknown(1, 2)]))).toContain('unknown_errors');
    expect(shownKinds(shownSum([known, unknown(0, 2)]))).not.toContain('unknown_errors');
    expect(shownKinds(shownSum([unknown(1, 2)]))).toContain('errors');
  });
});

describe('A plotted interval', () => {
  it('begins at its time for an hour, and at the local midnight of its date for a day', () => {
    expect(plottedAt(at(1, 0), 'hour')).toBe(Date.parse('2026-11-27T01:00:00.000Z'));
    const day = new Date(plottedAt({ ...none, at: '2026-11-27T00:00:00.000Z' }, 'day'));
    expect([day.getFullYear(), day.getMonth(), day.getDate(), day.getHours()]).toEqual([2026, 10, 27, 0]);
  });
});
