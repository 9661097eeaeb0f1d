import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@fieldpost/errors';
import type { Ended, Job, Order, ThreadData, JobResult } from './messages.js';
import { PayloadEngine } from './payload-engine.js';
import { type FunctionName, functionNames } from './sandbox.js';
import { threadTimeOfThis, WorkMeter } from './work-meter.js';

// The entry point of a thread of payload functions: takes lists of orders, answers with lists of results.
const { progress, ...options } = workerData as ThreadData;
const current = new Int32Array(progress);
const seed = (): number => randomInt(2 ** 32);
let begun = 0;
const begin = (name: FunctionName): void => {
  begun += 1;
  Atomics.store(current, 1, begun * functionNames.length + functionNames.indexOf(name));
};
const engine = await PayloadEngine.create({ ...options, seed, begin });

// Results are sent together; once this time is over, with the next one that is ready.
const HOLD_MS = 5;

// After so much time nothing more of a list is begun, so that others get their turn.
const WORK_MS = 20;

const clock = (): number => performance.now();
const threadTime = threadTimeOfThis();

parentPort?.on('message', (orders: readonly Order[]) => {
  const meter = new WorkMeter(clock, threadTime);
  let [results, spent, held]: [JobResult[], number, number] = [[], 0, 0];
  for (const [place, order] of orders.entries()) {
    Atomics.store(current, 0, order.id);
    const ended = judge(order);
    const { took, ms } = meter.lap();
    results.push({ ...ended, ms });
    spent += took;
    held += took;
    if (spent >= WORK_MS || ('rejection' in ended && ended.isTimeout)) {
      results.push(...orders.slice(place + 1).map(giveBack));
      break;
    }
    if (held < HOLD_MS) continue;
    parentPort?.postMessage(results);
    [results, held] = [[], 0];
  }
  Atomics.store(current, 0, 0);
  if (results.length > 0) parentPort?.postMessage(results);
});

const giveBack = ({ id }: Order): JobResult => ({ id, unbegun: true });

// Anything but an AppError ends the thread, and with it an engine whose state is unknown; the pool starts a new one.
function judge({ id, job }: Order): Ended {
  try {
    return { id, ...answer(job) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, kind, message } = error;
    return { id, rejection: { code, kind, message }, isTimeout: code === 'payload_function_interrupted' };
  }
}

const answer = (job: Job) =>
  'decode' in job ? { decoded: engine.decode(job.decode) } : { encoded: engine.encode(job.encode) };
