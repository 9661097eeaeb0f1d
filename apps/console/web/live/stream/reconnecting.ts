import { ApiFailure } from '../../api/failure.js';

const shortestMs = 1_000;
const longestMs = 30_000;

/** How long to wait before a stream is asked for again: longer after each failure, and not for all pages alike. */
export function waitMs(failures: number, random: number): number {
  const ms = Math.min(longestMs, shortestMs * 2 ** failures);
  return ms / 2 + (ms / 2) * random;
}

/** Whether asking again cannot help: the caller may not, or there is nothing. Too many streams may pass. */
export const isForGood = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
