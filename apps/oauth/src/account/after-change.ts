import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';

/**
 * Runs a step that follows a change in account. A failure is logged and resolves with undefined, because an error response
 * would say that nothing was changed.
 */
export async function afterChange<T>(logger: Logger, step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    logFailure(logger, toAppError(error));
    return undefined;
  }
}
