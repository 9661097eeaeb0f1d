const firstMs = 250;
const longestMs = 10_000;
/** Brokers that the handler trusts are few, and uplinks wait for none of them. */
export const brokerLongestMs = 1_000;

/**
 * How long to wait before the attempt after `failures` failed ones, in milliseconds: doubled each time up to ten
 * seconds or what is named, and somewhere between half and all of it, so that not all clients come back at once. `random` is
 * from 0 to 1.
 */
export const backoff = (failures: number, random: number, mostMs = longestMs): number =>
  Math.min(mostMs, firstMs * 2 ** Math.min(failures, 16)) * (0.5 + random / 2);
