import { ApiFailure } from '../../api/failure.js';

const shortestMs = 1_000;
const longestMs = 30_000;

/** Delay before a reconnection: exponential, with jitter. */
export function waitMs(failures: number, random: number): number {
  const ms = Math.min(longestMs, shortestMs * 2 ** failures);
  return ms / 2 + (ms / 2) * random;
}

/** Whether a retry cannot help: no rights, or not found. Too many streams is temporary. */
export const isForGood = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
