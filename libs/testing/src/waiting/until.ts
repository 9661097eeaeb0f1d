import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 25;

/** Resolves when the condition holds; `what` names it in the error of a timeout. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  withinMs = 90_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await sleep(pauseMs);
  }
}
