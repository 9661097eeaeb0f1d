import type { Pending } from '../session/authorization.js';

const name = 'fieldpost-sign-in';

/** Keeps what the way back from the login page needs, in this tab only. There is no token in it. */
export const keepPending = (storage: Storage, pending: Pending): void =>
  storage.setItem(name, JSON.stringify(pending));

/** Takes it out again; it is good once. */
export function takePending(storage: Storage): Pending | undefined {
  const text = storage.getItem(name);
  storage.removeItem(name);
  return text === null ? undefined : (JSON.parse(text) as Pending);
}
