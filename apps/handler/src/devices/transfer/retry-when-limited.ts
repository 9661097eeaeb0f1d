import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@fieldpost/errors';

/** How often, and how long apart, a network server is asked again that takes a few calls a second only. */
const mostTries = 60;
const againMs = 1_000;

/**
 * Does the work again and again while the network side says that it is asked too often
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
