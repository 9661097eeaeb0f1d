import { type ServiceError, status } from '@grpc/grpc-js';

/** Calls that came too fast may come again after this; every other error is one. */
export async function pauseWhenLimited(error: ServiceError): Promise<void> {
  if (error.code !== status.RESOURCE_EXHAUSTED) throw error;
  await pause();
}

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
