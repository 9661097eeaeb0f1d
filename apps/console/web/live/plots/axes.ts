import type uPlot from 'uplot';
import { secondsOf, stackedTo } from './bars.js';
import type { RadioValue } from './series.js';
import { tickLabels } from '../../widgets/times/tick-labels.js';
import { timeFormats } from '../../widgets/times/time-formats.js';

/** Intervals of counts; undefined for values that are no counts. */
export type Counted = keyof typeof secondsOf | undefined;

const { day } = secondsOf;
/** Distances of ticks between days. */
const daySteps = [day, 2 * day, 5 * day, 10 * day, 30 * day];

const formats = timeFormats();
/** Pixels of labels such as "10:30 PM", "10:30:50 PM" and "10:30:50.250 PM". */
const width = { minutes: 64, seconds: 92, exact: 116 };
/** The longest distances of ticks, in seconds, whose labels have seconds, and parts of them. */
const [longestOfSeconds, longestExact] = [30, 0.5];

/** Pixels between two ticks of a plot with so many between its first and last time. */
export const spaceOf: Exclude<uPlot.Axis.Space, number> = (...[, , first, last, pixels]) => {
  const step = ((last - first) * width.minutes) / pixels;
  if (step > longestOfSeconds) return width.minutes;
  return step > longestExact ? width.seconds : width.exact;
};

/** Labels of the times of a plot as elsewhere in the console, and distances of ticks that fit its intervals. */
export function timeAxisOf(counted: Counted): { readonly axis: uPlot.Axis; readonly series: uPlot.Series } {
  const values: uPlot.Axis.DynamicValues = (...[, splits, , , step]) => tickLabels(splits, step, formats);
  const { day: ofDay, list, full } = formats;
  const format = counted === 'day' ? ofDay : counted === 'hour' ? list : full;
  return {
    axis: { values, space: spaceOf, ...(counted === 'day' && { incrs: daySteps }) },
    // Without a point there is no time.
    series: {
      value: (_plot, at: number | null) => (at === null ? '--' : format.format(new Date(at * 1000))),
    },
  };
}

/** Distances of ticks between whole numbers. */
export const wholeSteps = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((step) => [
  step,
  2 * step,
  5 * step,
]);
/** A scale from zero to above the highest bar, which has some height even for few. */
export const countScale: uPlot.Scale = {
  range: (plot) => [0, Math.max(5, 1.1 * Math.max(0, ...stackedTo(plot, plot.data.length - 1)))],
};

/** Values that are usual, so that one point or a small change does not look like much. */
const usual: Readonly<Partial<Record<RadioValue, readonly [least: number, most: number]>>> = {
  rssi: [-130, -30],
  snr: [-20, 15],
};
/** From a value beyond the usual ones to the edge of the plot. */
const margin = 5;

/** The scale of a value of the reception: the usual values, and those that there are; undefined for other values. */
export function radioScaleOf(radio: RadioValue | undefined): uPlot.Scale | undefined {
  const [low, high] = (radio && usual[radio]) ?? [];
  if (low === undefined || high === undefined) return undefined;
  return {
    range: (_plot, least: number | null, most: number | null) => [
      least !== null && least < low ? least - margin : low,
      most !== null && most > high ? most + margin : high,
    ],
  };
}

const halfHour = 1800;

/** First and last time of a plot, in seconds since 1970; undefined for those of its points. */
export type Span = readonly [first: number, last: number] | undefined;

/**
 * The bars of the first and the last interval are inside. A single point is in the middle of an hour: uPlot would show the years
 * after it, and gives a last time of its own. Seconds since 1970.
 */
export const timeScaleOf = (spanNow: () => Span, counted: Counted): uPlot.Scale => ({
  range: ({ data: [times] }, first: number | null, last: number | null) => {
    const span = spanNow();
    if (span) return [...span];
    if (first === null || last === null) return [first, last];
    const isSingle = times.length === 1;
    const beside = counted ? secondsOf[counted] / 2 : isSingle ? halfHour : 0;
    return [first - beside, (isSingle ? first : last) + beside];
  },
});
