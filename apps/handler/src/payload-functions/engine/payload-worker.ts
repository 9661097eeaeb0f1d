import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@fieldpost/errors';
import {
  type Job,
  type JobOutcome,
  type JobResult,
  stepSlots,
  type ThreadData,
  type ThreadJob,
} from './messages.js';
import { PayloadEngine } from './payload-engine.js';
import { type FunctionName, functionNames } from './sandbox.js';
import { threadTimeOfThis, WorkMeter } from './work-meter.js';

// The entry point of a thread of payload functions: receives lists of jobs and sends lists of results.
const { progress, ...options } = workerData as ThreadData;
const current = new Int32Array(progress);
const seed = (): number => randomInt(2 ** 32);
let begun = 0;
const begin = (name: FunctionName): void => {
  begun += 1;
  Atomics.store(current, 1, begun * stepSlots + functionNames.indexOf(name));
};
const scriptNamed = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const scripts = { guest: scriptNamed('./guest.js'), buffer: scriptNamed('./buffer-guest.js') };
const engine = await PayloadEngine.create({ ...options, scripts, seed, begin });

// Results are sent together: once this time is over, with the next one.
const HOLD_MS = 5;

// After this time no further job of a list is started, so that other applications are served.
const WORK_MS = 20;

const clock = (): number => performance.now();
const threadTime = threadTimeOfThis();

parentPort?.on('message', (jobs: readonly ThreadJob[]) => {
  const meter = new WorkMeter(clock, threadTime);
  let [results, spent, held]: [JobResult[], number, number] = [[], 0, 0];
  for (const [index, job] of jobs.entries()) {
    Atomics.store(current, 0, job.id);
    const ended = run(job);
    const { took, ms } = meter.lap();
    results.push({ ...ended, ms });
    spent += took;
    held += took;
    if (spent >= WORK_MS || ('error' in ended && ended.isTimeout)) {
      results.push(...jobs.slice(index + 1).map(notStarted));
      break;
    }
    if (held < HOLD_MS) continue;
    parentPort?.postMessage(results);
    [results, held] = [[], 0];
  }
  Atomics.store(current, 0, 0);
  if (results.length > 0) parentPort?.postMessage(results);
});

const notStarted = ({ id }: ThreadJob): JobResult => ({ id, notStarted: true });

// Anything but an AppError ends the thread, and with it an engine whose state is unknown; the pool starts a new one.
function run({ id, job }: ThreadJob): JobOutcome {
  try {
    return { id, ...resultOf(job) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, kind, message, scriptError } = error;
    return {
      id,
      error: { code, kind, message, scriptError },
      isTimeout: code === 'payload_function_interrupted',
    };
  }
}

function resultOf(job: Job) {
  if ('codec' in job) return { output: engine.codec(job.codec) };
  return 'decode' in job ? { decoded: engine.decode(job.decode) } : { encoded: engine.encode(job.encode) };
}
