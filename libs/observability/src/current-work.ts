import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.js';

/** On whose behalf something is done: a request, a call, or a message. */
export interface Work {
  /** The same in every app that has a part in it; a field of its lines in the log. */
  readonly requestId?: string | undefined;
  /** What is measured of it at the moment; undefined where nobody traces. */
  readonly span?: Span | undefined;
}

const storage = new AsyncLocalStorage<Work | undefined>();

let followed = 0;

/**
 * Has work followed until the returned function is called. Node looks at every promise of the process while anything is
 * followed, which costs more than an uplink can bear: nothing is, while there is no work to follow.
 */
export function followWork(): () => void {
  let isFollowed = true;
  followed += 1;
  return () => {
    if (!isFollowed) return;
    isFollowed = false;
    followed -= 1;
    if (followed === 0) storage.disable();
  };
}

/**
 * Runs something as part of this work where nobody follows it, and has it followed no longer than that takes; undefined
 * for work that is followed already.
 */
export function followedAs<T>(work: Work | undefined, run: () => T): T {
  if (!work) return run();
  const leave = followWork();
  try {
    return asPartOf(work, run);
  } finally {
    leave();
  }
}

/** The work that the caller is part of; undefined outside of any. */
export const currentWork = (): Work | undefined => storage.getStore();

/**
 * Runs something, and all that it causes, as part of this work, as long as any work is followed; undefined for what goes
 * on by itself.
 */
export const asPartOf = <T>(work: Work | undefined, run: () => T): T =>
  followed === 0 ? run() : storage.run(work, run);
