import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the question is answered with yes; `what` says in the error what was waited for. */
export async function eventually(
  what: string,
  isTrue: () => Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await sleep(25);
  }
}
