const firstMs = 200;
const longestMs = 5_000;

/** How long to wait before the restart after so many failures in a row, the first being 1. */
export const backOff = (failures: number): number => Math.min(longestMs, firstMs * 2 ** (failures - 1));
