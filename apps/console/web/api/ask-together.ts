import { isForbidden, isNotFound } from './failure.js';

/** Responses about several applications. */
export interface Together<T> {
  readonly responses: readonly [T, ...T[]];
  /** The applications that no response is about, because the user lacks the right on them. */
  readonly unread: readonly string[];
}

/**
 * Asks for several applications in one request. It is rejected as a whole where the user lacks the right on one of them, or one is
 * gone: each is then asked for alone, and one that is gone has nothing to tell. Other failures, and those of all, are thrown.
 */
export async function askTogether<T>(
  ids: readonly string[],
  ask: (ids: readonly string[]) => Promise<T>,
): Promise<Together<T>> {
  try {
    return { responses: [await ask(ids)], unread: [] };
  } catch (failure) {
    if (ids.length < 2 || !(isNotFound(failure) || isForbidden(failure))) throw failure;
    const results = await Promise.all(ids.map((id) => alone(id, ask)));
    const [first, ...others] = results.flatMap(({ response }) => response ?? []);
    if (first === undefined) throw failure;
    return {
      responses: [first, ...others],
      unread: results.flatMap(({ id, isUnread }) => (isUnread ? [id] : [])),
    };
  }
}

interface Result<T> {
  readonly id: string;
  readonly response?: readonly T[];
  readonly isUnread?: true;
}

async function alone<T>(id: string, ask: (ids: readonly string[]) => Promise<T>): Promise<Result<T>> {
  try {
    return { id, response: [await ask([id])] };
  } catch (failure) {
    if (isNotFound(failure)) return { id };
    if (isForbidden(failure)) return { id, isUnread: true };
    throw failure;
  }
}
