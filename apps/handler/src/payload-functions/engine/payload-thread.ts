import { Worker } from 'node:worker_threads';
import type { AppError } from '@fieldpost/errors';
import { type JobResult, stepSlots, type ThreadData, type ThreadJob } from './messages.js';
import { functionInterrupted, functionsLost } from './payload-functions.errors.js';
import { functionNames } from './sandbox.js';
import { describedError } from './script-error.js';

export interface ThreadOptions extends Omit<ThreadData, 'progress'> {
  /** How long one function may take, in milliseconds, before the thread counts as stuck. */
  readonly stuckMs: number;
}

export interface ThreadEvents {
  /** Jobs that have ended or come back not started; the rest of a list may follow. */
  results(results: readonly JobResult[]): void;
  /** The thread has exited: the job that it worked on, those that it had not started, and why. */
  exited(culprit: ThreadJob | undefined, unfinished: readonly ThreadJob[], error: AppError): void;
}

/** One worker thread, seen from the main thread. It is watched while it has work, and ended when it is stuck. */
export class PayloadThread {
  private readonly worker: Worker;
  private readonly progress = new Int32Array(new SharedArrayBuffer(8));
  private readonly jobs = new Map<number, ThreadJob>();
  private watch: NodeJS.Timeout | undefined;
  private seen = { step: 0, since: 0 };
  private error = functionsLost({ reason: 'the thread ended' });

  constructor(
    private readonly options: ThreadOptions,
    private readonly events: ThreadEvents,
  ) {
    const { limits, imageBytes } = options;
    const workerData: ThreadData = { limits, imageBytes, progress: this.progress.buffer };
    this.worker = new Worker(new URL('./payload-worker.js', import.meta.url), { workerData, env: {} });
    this.worker.on('message', (results: readonly JobResult[]) => this.settle(results));
    this.worker.on(
      'error',
      (error: unknown) => (this.error = functionsLost({ reason: String(error) }, { cause: error })),
    );
    this.worker.once('exit', () => this.end());
  }

  get isIdle(): boolean {
    return this.jobs.size === 0;
  }

  send(jobs: readonly ThreadJob[]): void {
    for (const job of jobs) this.jobs.set(job.id, job);
    this.worker.postMessage(jobs);
    this.watch ??= setInterval(() => this.look(), this.options.stuckMs / 4);
  }

  async close(): Promise<void> {
    this.error = functionsLost({ reason: 'they were closed' });
    await this.worker.terminate();
  }

  private settle(results: readonly JobResult[]): void {
    for (const { id } of results) this.jobs.delete(id);
    if (this.isIdle) this.rest();
    this.events.results(results);
  }

  private look(): void {
    const { stuckMs } = this.options;
    const step = Atomics.load(this.progress, 1);
    const isWorking = Atomics.load(this.progress, 0) !== 0;
    if (!isWorking || step !== this.seen.step) this.seen = { step, since: performance.now() };
    if (performance.now() - this.seen.since < stuckMs) return;
    // The cell wraps around to negative numbers, whose remainder is taken by their low bits.
    const name = functionNames[step & (stepSlots - 1)] ?? functionNames[0];
    this.error = describedError(name, functionInterrupted({ function: name, duration: `${stuckMs}ms` }));
    void this.worker.terminate();
  }

  private rest(): void {
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private end(): void {
    this.rest();
    const culprit = this.jobs.get(Atomics.load(this.progress, 0));
    const unfinished = [...this.jobs.values()].filter((job) => job !== culprit);
    this.jobs.clear();
    this.events.exited(culprit, unfinished, this.error);
  }
}
