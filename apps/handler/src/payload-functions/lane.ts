import { AppError } from '@fieldpost/errors';
import { type MeasuredQueue, Tally } from '@fieldpost/observability';
import { FairQueue, type FairQueueLimits, type Keyed } from './fair-queue.js';
import { MeanTimes } from './mean-times.js';
import type { Job, FinishedJob, Order, JobResult } from './messages.js';
import { functionsLost } from './payload-functions.errors.js';
import { PayloadThread, type ThreadOptions } from './payload-thread.js';
import type { Decoded, Encoded } from './payload-engine.js';

/** A job and who waits for its answer. */
export interface Task extends Keyed {
  readonly job: Job;
  answer(value: { readonly decoded: Decoded } | { readonly encoded: Encoded }): void;
  fail(error: AppError): void;
}

/** Why an application is set apart: a function ran out of time, or too much heavy work waits. */
export type SlowReason = 'timeout' | 'backlog';

export interface LaneOptions extends ThreadOptions {
  readonly threads: number;
  readonly queue: FairQueueLimits;
  /** How much work with heavy functions may wait for one owner, in milliseconds. */
  readonly backlogMs: number;
}

const closed = (): AppError => functionsLost({ reason: 'they were closed' });

// How many jobs travel together: enough to make the way cheap, few enough to stay fair.
const BATCH = 32;

// Functions that are so much work on average are heavy, in milliseconds: of such, some hundred messages a second are more
// than one thread can do, and those that wait would take the places of all others.
const HEAVY_MS = 2;

// A thread is woken no sooner than this after the last time, in milliseconds: waking costs more than a small function.
const PACE_MS = 4;

/** Threads that serve applications in turns. Threads are started when there is work, and replaced when they end. */
export class Lane {
  private readonly queue: FairQueue<Task>;
  private readonly underway = new Map<number, Task>();
  private readonly threads: (PayloadThread | undefined)[];
  private readonly times = new MeanTimes();
  /** Tasks of applications with heavy functions that were done lately, one for each. */
  private readonly heavy = new Map<string, Task>();
  /** Functions that were asked for, by how it ended. */
  readonly outcomes = new Tally(['answered', 'failed', 'timed_out', 'lost', 'rejected']);
  private lastId = 0;
  private isScheduled = false;
  private lastSent = -Infinity;
  private isClosed = false;

  /** `tooSlow` is called with a task of each application that ran out of time, or has too much heavy work waiting; see `drain`. */
  constructor(
    private readonly options: LaneOptions,
    private readonly tooSlow: (task: Task, reason: SlowReason) => void,
  ) {
    this.queue = new FairQueue(options.queue);
    this.threads = Array.from({ length: options.threads }, () => undefined);
  }

  /** Says whether there was room. What arrives in one turn of the event loop, or in a few under load, is sent together. */
  add(task: Task): boolean {
    if (this.isClosed) task.fail(closed());
    if (this.isClosed) return true;
    if (!this.queue.push(task)) {
      this.outcomes.count('rejected');
      return false;
    }
    this.schedule();
    return true;
  }

  /** Gives up an application with everything that it has waiting. */
  drain(task: Keyed): readonly Task[] {
    this.times.forget(task.key);
    return this.queue.drain(task);
  }

  get measured(): MeasuredQueue {
    const rejected = this.outcomes.of('rejected');
    return { length: this.queue.held, capacity: this.options.queue.total, rejected };
  }

  private schedule(): void {
    if (this.isScheduled || this.queue.size === 0) return;
    this.isScheduled = true;
    const restMs = this.queue.size < BATCH ? this.lastSent + PACE_MS - performance.now() : 0;
    if (restMs > 0) setTimeout(() => this.dispatch(), restMs);
    else setImmediate(() => this.dispatch());
  }

  /** Ends all threads; whatever is unfinished fails. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.failWaiting();
    await Promise.all(this.threads.map((thread) => thread?.close()));
  }

  private failWaiting(): void {
    for (const task of this.queue.drainAll()) task.fail(closed());
  }

  private dispatch(): void {
    this.isScheduled = false;
    for (const slot of this.threads.keys()) {
      if (this.queue.size === 0) return;
      const thread = (this.threads[slot] ??= this.start(slot));
      if (!thread.isIdle) continue;
      this.lastSent = performance.now();
      thread.send(this.queue.take(BATCH).map((task) => this.order(task)));
    }
  }

  private order(task: Task): Order {
    // The id goes through a 32-bit cell, and 0 means that there is none.
    this.lastId = (this.lastId % 0x7fffffff) + 1;
    this.underway.set(this.lastId, task);
    return { id: this.lastId, job: task.job };
  }

  private start(slot: number): PayloadThread {
    const thread = new PayloadThread(this.options, {
      results: (results) => {
        this.settle(results);
        // Not before the end of the list, so that what comes back from it is not left behind.
        if (thread.isIdle) this.shedHeavy();
        this.schedule();
      },
      gone: (culprit, unfinished, error) => {
        this.threads[slot] = undefined;
        this.recover(culprit, unfinished, error);
        this.schedule();
      },
    });
    return thread;
  }

  private settle(results: readonly JobResult[]): void {
    const ended = results.filter((result) => 'ms' in result);
    if (ended.length < results.length) {
      const served = ended.flatMap(({ id }) => this.underway.get(id) ?? []);
      const unbegun = results.filter((result) => 'unbegun' in result);
      // First, so that an application that ran out of time goes with all that it has waiting, in its order.
      this.putBack(unbegun, served);
    }
    for (const judgement of ended) this.conclude(judgement);
  }

  private conclude(judgement: FinishedJob): void {
    const task = this.finish(judgement.id);
    if (!task) return;
    const { key } = task;
    this.outcomes.count(outcomeOf(judgement));
    if (this.times.add(key, judgement.ms) >= HEAVY_MS) this.heavy.set(key, task);
    if (!('rejection' in judgement)) return task.answer(judgement);
    const { code, kind, message } = judgement.rejection;
    task.fail(new AppError(code, kind, message));
    if (judgement.isTimeout) this.tooSlow(task, 'timeout');
  }

  private shedHeavy(): void {
    for (const task of this.heavy.values()) {
      if (this.waitingMsOf(task.share) > this.options.backlogMs) this.tooSlow(task, 'backlog');
    }
    this.heavy.clear();
  }

  /** How much work of one owner waits, in milliseconds. */
  private waitingMsOf(share: string): number {
    let ms = 0;
    for (const [key, size] of this.queue.sizesOf(share)) ms += size * this.times.of(key);
    return ms;
  }

  private putBack(orders: readonly { readonly id: number }[], served: readonly Task[]): void {
    this.queue.putBack(
      orders.flatMap(({ id }) => this.release(id) ?? []),
      served,
    );
    if (this.isClosed) this.failWaiting();
  }

  // Functions have no effect but their answer, so that what a lost thread had not finished can be run again. Without a
  // culprit it would be lost again.
  private recover(culprit: Order | undefined, unfinished: readonly Order[], error: AppError): void {
    if (!culprit) return unfinished.forEach(({ id }) => this.finish(id)?.fail(error));
    const task = this.underway.get(culprit.id);
    this.putBack(unfinished, task ? [task] : []);
    this.outcomes.count('lost');
    this.finish(culprit.id)?.fail(error);
    if (task) this.tooSlow(task, 'timeout');
  }

  private finish(id: number): Task | undefined {
    const task = this.release(id);
    if (task) this.queue.done(task);
    return task;
  }

  private release(id: number): Task | undefined {
    const task = this.underway.get(id);
    this.underway.delete(id);
    return task;
  }
}

function outcomeOf(judgement: FinishedJob): string {
  if (!('rejection' in judgement)) return 'answered';
  return judgement.isTimeout ? 'timed_out' : 'failed';
}
