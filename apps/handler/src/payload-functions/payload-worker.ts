import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@fieldpost/errors';
import type { Job, Judgement, Order, ThreadData, Verdict } from './messages.js';
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

// After so much work nothing more of a list is begun, so that others get their turn.
const WORK_MS = 20;

parentPort?.on('message', (orders: readonly Order[]) => {
  const start = performance.now();
  let [verdicts, since, now]: [Verdict[], number, number] = [[], start, start];
  for (const [place, order] of orders.entries()) {
    Atomics.store(current, 0, order.id);
    const verdict = judge(order, now);
    verdicts.push(verdict);
    now += verdict.ms;
    if (now - start >= WORK_MS || ('refusal' in verdict && verdict.isTimeout)) {
      verdicts.push(...orders.slice(place + 1).map(giveBack));
      break;
    }
    if (now - since < HOLD_MS) continue;
    parentPort?.postMessage(verdicts);
    [verdicts, since] = [[], now];
  }
  Atomics.store(current, 0, 0);
  if (verdicts.length > 0) parentPort?.postMessage(verdicts);
});

const giveBack = ({ id }: Order): Verdict => ({ id, unbegun: true });

// Anything but an AppError ends the thread, and with it an engine whose state is unknown; the pool starts a new one.
function judge({ id, job }: Order, since: number): Judgement {
  const took = (): number => performance.now() - since;
  try {
    return { id, ...answer(job), ms: took() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, kind, message } = error;
    const isTimeout = code === 'payload_function_interrupted';
    return { id, refusal: { code, kind, message }, isTimeout, ms: took() };
  }
}

const answer = (job: Job) =>
  'decode' in job ? { decoded: engine.decode(job.decode) } : { encoded: engine.encode(job.encode) };
