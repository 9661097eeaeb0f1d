import { describe, expect, it } from '@jest/globals';
import type uPlot from 'uplot';
import { countScale, type Counted, radioScaleOf, spaceOf, type Span, timeScaleOf } from './axes.js';

type Range = (plot: uPlot, first: number | null, last: number | null, scale: string) => unknown;
const shownOf =
  (counted: Counted) =>
  (times: readonly number[], first: number | null, last: number | null, span?: Span): unknown =>
    (timeScaleOf(() => span, counted).range as Range)(
      { data: [times] } as unknown as uPlot,
      first,
      last,
      'x',
    );
const shown = shownOf(undefined);

describe('The times of a plot', () => {
  it('are those between the first and the last point', () =>
    expect(shown([7200, 14_400], 7200, 14_400)).toEqual([7200, 14_400]));

  it('are an hour around a single point, after which uPlot would show years', () =>
    expect(shown([7200], 7200, 7200 + 86_400_000)).toEqual([5400, 9000]));

  it('are those that it is of, however few points there are', () =>
    expect(shown([7200], 7200, 7200, [0, 86_400])).toEqual([0, 86_400]));

  it('are those of the bars of its first and last interval, also where they are one', () => {
    expect(shownOf('hour')([7200, 10_800], 7200, 10_800)).toEqual([5400, 12_600]);
    expect(shownOf('day')([86_400], 86_400, 86_400_000)).toEqual([43_200, 129_600]);
  });

  it('are none without points', () => expect(shown([], null, null)).toEqual([null, null]));
});

describe('The labels of the times of a plot', () => {
  it.each([
    ['of three minutes, which have seconds', 180, 92],
    ['of two seconds, which have parts of them', 2, 116],
    ['of an hour', 3_600, 64],
    ['of a day', 86_400, 64],
  ])('%s: do not overlap', (_, seconds, pixels) =>
    expect(spaceOf({} as uPlot, 0, 0, seconds, 1_200)).toBe(pixels),
  );
});

describe('The counts of a plot', () => {
  const highest = (...counts: readonly number[]) => {
    const plot = { data: [[3600], ...counts.map((count) => [count])], series: [] };
    return (countScale as { range: Range }).range(plot as unknown as uPlot, 0, Math.max(...counts), 'y');
  };

  it('are from zero to above the highest bar, which is the sum of its counts', () =>
    expect(highest(30, 50, 20)).toEqual([0, expect.closeTo(110)]));

  it('have some height for few', () => expect(highest(1, 0)).toEqual([0, 5]));
});

describe('The values of a plot of the reception', () => {
  it.each([
    ['rssi', -116, -116, [-130, -30]],
    ['rssi', -140, -20, [-145, -15]],
    ['snr', 9.5, 20, [-20, 25]],
    ['snr', null, null, [-20, 15]],
  ] as const)('of %s from %p to %p are the usual ones and these', (radio, least, most, range) =>
    expect((radioScaleOf(radio) as { range: Range }).range({} as uPlot, least, most, 'y')).toEqual(range),
  );

  it('are those of the points for others', () => expect(radioScaleOf('factor')).toBeUndefined());
});
