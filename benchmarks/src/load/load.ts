import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadResult, Order, ProcessMessage } from './orders.js';

const program = fileURLToPath(new URL('load-process.js', import.meta.url));

/** Runs an order in a separate process; `atStart` and `atEnd` are called around the measured time. */
export async function load(
  order: Order,
  atStart: () => void = () => undefined,
  atEnd: () => void = () => undefined,
): Promise<LoadResult> {
  const child = fork(program, [], { execArgv: [] });
  child.send(order);
  const result = await new Promise<LoadResult>((resolve, reject) => {
    child.on('message', (told: ProcessMessage) => {
      if (told.at === 'measuring') atStart();
      else {
        atEnd();
        resolve(told.result);
      }
    });
    child.once('exit', () => reject(new Error('the load generator ended before its time')));
  });
  if (result.answers === 0) throw new Error(`not one good answer: ${result.example || 'none at all'}`);
  return result;
}
