import { AppError } from '@fieldpost/errors';
import { type MeasuredQueue, Tally } from '@fieldpost/observability';
import { FairQueue } from './fair-queue.js';
import type { Job, Order, Verdict } from './messages.js';
import { functionsLost } from './payload-functions.errors.js';
import { PayloadThread, type ThreadOptions } from './payload-thread.js';
import type { Decoded, Encoded } from './payload-engine.js';

/** A job and who waits for its answer. */
export interface Task {
  readonly job: Job;
  answer(value: { readonly decoded: Decoded } | { readonly encoded: Encoded }): void;
  fail(error: AppError): void;
}

export interface LaneOptions extends ThreadOptions {
  readonly threads: number;
  readonly queue: { readonly perKey: number; readonly total: number };
}

const closed = (): AppError => functionsLost({ reason: 'they were closed' });

// How many jobs travel together: enough to make the way cheap, few enough to stay fair.
const BATCH = 32;

// A thread is woken no sooner than this after the last time, in milliseconds: waking costs more than a small function.
const PACE_MS = 4;

/** Threads that serve applications in turns. Threads are started when there is work, and replaced when they end. */
export class Lane {
  private readonly queue: FairQueue<Task>;
  private readonly underway = new Map<number, Task>();
  private readonly threads: (PayloadThread | undefined)[];
  /** Functions that were asked for, by how it ended. */
  readonly outcomes = new Tally(['answered', 'failed', 'timed_out', 'lost', 'refused']);
  private lastId = 0;
  private isScheduled = false;
  private lastSent = -Infinity;
  private isClosed = false;

  /** `tooSlow` hears of each application that ran out of time, and takes over what it has waiting here. */
  constructor(
    private readonly options: LaneOptions,
    private readonly tooSlow: (key: string, waiting: readonly Task[]) => void,
  ) {
    this.queue = new FairQueue(options.queue);
    this.threads = Array.from({ length: options.threads }, () => undefined);
  }

  /** Says whether there was room. What arrives in one turn of the event loop, or in a few under load, is sent together. */
  add(task: Task): boolean {
    if (this.isClosed) task.fail(closed());
    if (this.isClosed) return true;
    if (!this.queue.push(task.job.key, task)) {
      this.outcomes.count('refused');
      return false;
    }
    this.schedule();
    return true;
  }

  get measured(): MeasuredQueue {
    const rejected = this.outcomes.of('refused');
    return { length: this.queue.size, capacity: this.options.queue.total, rejected };
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
    for (const task of this.queue.drainAll()) task.fail(closed());
    await Promise.all(this.threads.map((thread) => thread?.close()));
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
    return new PayloadThread(this.options, {
      verdict: (verdict) => {
        this.settle(verdict);
        this.schedule();
      },
      gone: (culprit, unfinished, error) => {
        this.threads[slot] = undefined;
        this.recover(culprit, unfinished, error);
        this.schedule();
      },
    });
  }

  private settle(verdict: Verdict): void {
    const task = this.release(verdict.id);
    if (!task) return;
    if ('postponed' in verdict) return this.tooSlow(task.job.key, [task]);
    this.outcomes.count(outcomeOf(verdict));
    if (!('refusal' in verdict)) return task.answer(verdict);
    const { code, kind, message } = verdict.refusal;
    task.fail(new AppError(code, kind, message));
    if (verdict.isTimeout) this.tooSlow(task.job.key, this.queue.drain(task.job.key));
  }

  // Functions have no effect but their answer, so that what a lost thread had not finished can be run again. Without a
  // culprit it would be lost again.
  private recover(culprit: Order | undefined, unfinished: readonly Order[], error: AppError): void {
    for (const { id } of unfinished) {
      const task = this.release(id);
      if (task && !(culprit && this.add(task))) task.fail(error);
    }
    if (!culprit) return;
    this.outcomes.count('lost');
    this.release(culprit.id)?.fail(error);
    this.tooSlow(culprit.job.key, this.queue.drain(culprit.job.key));
  }

  private release(id: number): Task | undefined {
    const task = this.underway.get(id);
    this.underway.delete(id);
    return task;
  }
}

function outcomeOf(verdict: Exclude<Verdict, { readonly postponed: unknown }>): string {
  if (!('refusal' in verdict)) return 'answered';
  return verdict.isTimeout ? 'timed_out' : 'failed';
}
