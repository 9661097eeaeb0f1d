import type { timeFormats } from './time-formats.js';

type Formats = ReturnType<typeof timeFormats>;
type Format = Formats['day'];

const [minute, day, month, year] = [60, 86_400, 2_419_200, 31_536_000];

/** What the label of a tick says, and what a second line adds where it begins, by the distance of the ticks in seconds. */
function linesFor(step: number, { ticks, exact }: Formats): readonly [first: Format, second?: Format] {
  if (step >= year) return [ticks.year];
  if (step >= month) return [ticks.month, ticks.year];
  if (step >= day) return [ticks.date, ticks.year];
  if (step >= minute) return [ticks.minute, ticks.date];
  return [step >= 1 ? ticks.second : exact, ticks.date];
}

/** The labels of a time axis for times in seconds since 1970. Dates and years are only below the first tick that has them. */
export function tickLabels(times: readonly number[], step: number, formats: Formats): string[] {
  const [first, second] = linesFor(step, formats);
  let last: string | undefined;
  return times.map((time) => {
    const at = new Date(time * 1000);
    const below = second?.format(at);
    const isNew = below !== last;
    last = below;
    return isNew && below !== undefined ? `${first.format(at)}\n${below}` : first.format(at);
  });
}
