import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@fieldpost/errors';

/** Attempts, and the time between them, for network servers that accept only a few calls a second. */
const mostTries = 60;
const againMs = 1_000;

/**
 * Repeats the work while the network server rejects it because of its rate limit
 * (docs/protocol/handler-api.md#rate-limits).
 */
export async function retryWhenLimited<Result>(
  work: () => Promise<Result>,
  tries = mostTries,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isLimit = error instanceof AppError && error.kind === 'resource_exhausted';
    if (!isLimit || tries === 1) throw error;
    await sleep(againMs);
    return retryWhenLimited(work, tries - 1);
  }
}
