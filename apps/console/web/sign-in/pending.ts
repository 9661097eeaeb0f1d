import type { Pending } from '../session/authorization.js';

const name = 'fieldpost-sign-in';

/** Stores the state of a login until the callback, for this tab only. Contains no token. */
export const keepPending = (storage: Storage, pending: Pending): void =>
  storage.setItem(name, JSON.stringify(pending));

/** Reads and deletes the state. */
export function takePending(storage: Storage): Pending | undefined {
  const text = storage.getItem(name);
  storage.removeItem(name);
  return text === null ? undefined : (JSON.parse(text) as Pending);
}
