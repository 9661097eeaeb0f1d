import type uPlot from 'uplot';

/** Intervals of counts; undefined for values that are no counts. */
export type Counted = 'hour' | 'day' | undefined;

/** Whether this browser writes times of day with 24 hours. */
const has24Hours = !new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12;
const date = '\n{D} {MMM}';
const year = '\n{YYYY}';
const minute = '{HH}:{mm}';

/**
 * Labels of a time axis: distance of ticks in seconds, the label, and what is added where a year, a day or a minute begins.
 * The library itself writes times with 12 hours.
 */
const stamps: uPlot.Axis.Values = [
  [31_536_000, '{YYYY}', null, null, null, null, null, null, 1],
  [2_419_200, '{MMM}', year, null, null, null, null, null, 1],
  [86_400, '{D} {MMM}', year, null, null, null, null, null, 1],
  [3_600, minute, date, null, date, null, null, null, 1],
  [60, minute, date, null, date, null, null, null, 1],
  [1, ':{ss}', `${date} ${minute}`, null, `${date} ${minute}`, null, `\n${minute}`, null, 1],
  [0.001, ':{ss}.{fff}', `${date} ${minute}`, null, `${date} ${minute}`, null, `\n${minute}`, null, 1],
];
const day = 86_400;
/** Distances of ticks between days. */
const daySteps = [day, 2 * day, 5 * day, 10 * day, 30 * day];

/** Labels of the times of a plot, and distances of ticks that fit its intervals. */
export function timeAxisOf(counted: Counted): { readonly axis: uPlot.Axis; readonly series: uPlot.Series } {
  const values = has24Hours ? { values: stamps } : {};
  if (counted === 'day')
    return { axis: { ...values, incrs: daySteps }, series: { value: '{YYYY}-{MM}-{DD}' } };
  return { axis: values, series: has24Hours ? { value: `{YYYY}-{MM}-{DD} ${minute}` } : {} };
}

/** Distances of ticks between whole numbers. */
export const wholeSteps = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((step) => [
  step,
  2 * step,
  5 * step,
]);
/** A scale from zero that has some height even for few. */
export const countScale: uPlot.Scale = { range: (_plot, _least, most) => [0, Math.max(5, most * 1.1)] };

const halfHour = 1800;

/**
 * A single point is in the middle of an hour: uPlot would show the years after it, and gives a last time of its own. Seconds since
 * 1970.
 */
export const timeScale: uPlot.Scale = {
  range: ({ data: [times] }, first: number | null, last: number | null) =>
    first !== null && times.length === 1 ? [first - halfHour, first + halfHour] : [first, last],
};
