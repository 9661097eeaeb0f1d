const firstMs = 250;
const longestMs = 10_000;

/**
 * How long to wait before the attempt after `failures` failed ones, in milliseconds: doubled each time up to ten
 * seconds, and somewhere between half and all of it, so that not everybody comes back at once. `random` is from 0 to 1.
 */
export const backoff = (failures: number, random: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures, 16)) * (0.5 + random / 2);
