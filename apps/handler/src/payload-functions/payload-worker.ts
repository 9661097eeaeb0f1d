import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@fieldpost/errors';
import type { Job, Order, ThreadData, Verdict } from './messages.js';
import { PayloadEngine } from './payload-engine.js';
import { type FunctionName, functionNames } from './sandbox.js';

// The entry point of a thread of payload functions: takes lists of orders, answers with lists of verdicts.
const { progress, ...options } = workerData as ThreadData;
const current = new Int32Array(progress);
const seed = (): number => randomInt(2 ** 32);
let begun = 0;
const begin = (name: FunctionName): void => {
  begun += 1;
  Atomics.store(current, 1, begun * functionNames.length + functionNames.indexOf(name));
};
const engine = await PayloadEngine.create({ ...options, seed, begin });

// Verdicts are sent together; once this time is over, with the next one that is ready.
const HOLD_MS = 5;

parentPort?.on('message', (orders: readonly Order[]) => {
  const slow = new Set<string>();
  let [verdicts, since]: [Verdict[], number] = [[], performance.now()];
  for (const order of orders) {
    Atomics.store(current, 0, order.id);
    const verdict = slow.has(order.job.key) ? { id: order.id, postponed: true as const } : judge(order);
    if ('isTimeout' in verdict && verdict.isTimeout) slow.add(order.job.key);
    verdicts.push(verdict);
    if (performance.now() - since < HOLD_MS) continue;
    parentPort?.postMessage(verdicts);
    [verdicts, since] = [[], performance.now()];
  }
  Atomics.store(current, 0, 0);
  if (verdicts.length > 0) parentPort?.postMessage(verdicts);
});

// Anything but an AppError ends the thread, and with it an engine whose state is unknown; the pool starts a new one.
function judge({ id, job }: Order): Verdict {
  try {
    return { id, ...answer(job) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, kind, message } = error;
    return { id, refusal: { code, kind, message }, isTimeout: code === 'payload_function_interrupted' };
  }
}

const answer = (job: Job) =>
  'decode' in job ? { decoded: engine.decode(job.decode) } : { encoded: engine.encode(job.encode) };
