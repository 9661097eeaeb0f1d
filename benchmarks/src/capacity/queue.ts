/** Uniform from 0 to 1. */
export type Chance = () => number;

/** Times of arrival in milliseconds, in order. */
export type Arrivals = Float64Array;

/** Independent arrivals: exponential gaps with a mean of `perSecond`, for this many seconds. */
export function scattered(perSecond: number, seconds: number, chance: Chance): Arrivals {
  const times: number[] = [];
  for (let at = gap(perSecond, chance); at < seconds * 1_000; at += gap(perSecond, chance)) times.push(at);
  return Float64Array.from(times);
}

const gap = (perSecond: number, chance: Chance): number => (-Math.log(1 - chance()) * 1_000) / perSecond;

/** `count` arrivals around the time `at`, normally distributed with a deviation in milliseconds. */
export const together = (
  count: number,
  { at, deviation }: { readonly at: number; readonly deviation: number },
  chance: Chance,
): Arrivals => Float64Array.from({ length: Math.round(count) }, () => at + deviation * normal(chance)).sort();

/** Box and Muller. */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

export function merged(one: Arrivals, other: Arrivals): Arrivals {
  const all = new Float64Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all.sort();
}

/**
 * Waiting and service time of each arrival in a queue with one server that takes `serviceMs` each: the event
 * loop of one process.
 */
export function delays(arrivals: Arrivals, serviceMs: number): Float64Array {
  let free = Number.NEGATIVE_INFINITY;
  return arrivals.map((at) => {
    free = Math.max(at, free) + serviceMs;
    return free - at;
  });
}
