import { Worker } from 'node:worker_threads';
import type { AppError } from '@fieldpost/errors';
import type { Order, ThreadData, JobResult } from './messages.js';
import { functionInterrupted, functionsLost } from './payload-functions.errors.js';
import { functionNames } from './sandbox.js';

export interface ThreadOptions extends Omit<ThreadData, 'progress'> {
  /** How long one function may take, in milliseconds, before the thread counts as stuck. */
  readonly stuckMs: number;
}

export interface ThreadEvents {
  /** What has ended or comes back unbegun; the rest of a list may follow. */
  results(results: readonly JobResult[]): void;
  /** The thread is no more: what it was at, what it had not finished, and why. */
  gone(culprit: Order | undefined, unfinished: readonly Order[], error: AppError): void;
}

/** One worker thread, seen from the main thread. It is watched while it has work, and ended when it is stuck. */
export class PayloadThread {
  private readonly worker: Worker;
  private readonly progress = new Int32Array(new SharedArrayBuffer(8));
  private readonly orders = new Map<number, Order>();
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
    return this.orders.size === 0;
  }

  send(orders: readonly Order[]): void {
    for (const order of orders) this.orders.set(order.id, order);
    this.worker.postMessage(orders);
    this.watch ??= setInterval(() => this.look(), this.options.stuckMs / 4);
  }

  async close(): Promise<void> {
    this.error = functionsLost({ reason: 'they were closed' });
    await this.worker.terminate();
  }

  private settle(results: readonly JobResult[]): void {
    for (const { id } of results) this.orders.delete(id);
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
    const name = functionNames[step & 3] ?? functionNames[0];
    this.error = functionInterrupted({ function: name, duration: `${stuckMs}ms` });
    void this.worker.terminate();
  }

  private rest(): void {
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private end(): void {
    this.rest();
    const culprit = this.orders.get(Atomics.load(this.progress, 0));
    const unfinished = [...this.orders.values()].filter((order) => order !== culprit);
    this.orders.clear();
    this.events.gone(culprit, unfinished, this.error);
  }
}
