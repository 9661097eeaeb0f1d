import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';

/**
 * Does what follows from a change that account has made already. When that fails, it is in the log: a 503 would say that
 * nothing was changed. Undefined then.
 */
export async function afterChange<T>(logger: Logger, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    logFailure(logger, toAppError(error));
    return undefined;
  }
}
