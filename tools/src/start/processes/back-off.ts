const firstMs = 200;
const longestMs = 5_000;

/** Delay before the restart after so many consecutive failures, starting with 1. */
export const backOff = (failures: number): number => Math.min(longestMs, firstMs * 2 ** (failures - 1));
