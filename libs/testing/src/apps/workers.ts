import { readFileSync } from 'node:fs';
import { until } from '../waiting/until.js';

/** Ids of the worker processes of an app, by the id of its main process. */
export function workersOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** Resolves when that many workers have started, according to the log. */
export const untilStarted = (app: { readonly log: () => string }, count: number): Promise<void> =>
  until(`${count} workers`, () => app.log().split('"app started"').length > count);

/** Resolves when an app has that many workers without the one that ended. */
export const untilReplaced = (pid: number, count: number, ended: number): Promise<void> =>
  until(`${count} workers`, () => {
    const now = workersOf(pid);
    return now.length === count && !now.includes(ended);
  });
