import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceError } from '@grpc/grpc-js';

const pauseMs = 300;

/** Whether the message is about the rate of calls, and not about another limit, which the same call meets again. */
export const isRateLimit = (message: string): boolean => /Rate limit|Too many requests/.test(message);

/** Calls that came too fast may come again after this; every other error is one. */
export async function pauseWhenLimited(error: ServiceError): Promise<void> {
  if (!isRateLimit(error.details)) throw error;
  await pause();
}

export const pause = (): Promise<void> => sleep(pauseMs);
