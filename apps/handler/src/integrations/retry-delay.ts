const longestMs = 3_600_000;

/**
 * Milliseconds before the attempt that follows `attempt` (from 1): doubled each time up to an hour, and somewhere
 * between half and all of it, so that what failed together does not come back together. `random` is from 0 to 1.
 */
export const retryDelay = (attempt: number, firstMs: number, random: number): number =>
  Math.round(Math.min(longestMs, firstMs * 2 ** Math.min(attempt - 1, 30)) * (0.5 + random / 2));
