import { FlushScheduler } from '@fieldpost/batching';
import { AppError } from '@fieldpost/errors';
import { type MeasuredQueue, Tally } from '@fieldpost/observability';
import { FairQueue } from '../../shared/fair-queue.js';
import { type CapacityLimits, JobCapacity, type JobOwner } from './job-capacity.js';
import { MeanTimes } from './mean-times.js';
import type { FinishedJob, Job, JobResult, ThreadJob } from './messages.js';
import { functionsLost } from './payload-functions.errors.js';
import { PayloadThread, type ThreadOptions } from './payload-thread.js';
import type { CodecOutput, Decoded, Encoded } from './payload-engine.js';

/** A job with the callbacks for its result. */
export interface QueuedJob extends JobOwner {
  readonly job: Job;
  resolve(
    value: { readonly decoded: Decoded } | { readonly encoded: Encoded } | { readonly output: CodecOutput },
  ): void;
  reject(error: AppError): void;
}

/** Why an application is slow: a function ran out of time, or too much work with heavy functions waits. */
export type SlowReason = 'timeout' | 'heavy';

export interface PoolOptions extends ThreadOptions {
  readonly threads: number;
  readonly capacity: CapacityLimits;
  /** How much work with heavy functions may wait for one owner, in milliseconds. */
  readonly heavyWaitingMs: number;
}

const closed = (): AppError => functionsLost({ reason: 'they were closed' });

/** Jobs that are sent together: enough to make sending cheap, few enough to stay fair. */
const BATCH = 32;

/**
 * Functions are heavy when they take this long on average: some hundred messages a second are more than one thread can
 * process, and those that wait would use the capacity of all others.
 */
const HEAVY_MS = 2;

/** Waking a thread costs more than a small function, so it is woken at most once per interval. */
const flushTimes = { intervalMs: 4, flushAt: BATCH };

/** Threads that serve owners and applications in turns. Threads start when there is work, and are replaced when they exit. */
export class ThreadPool {
  private readonly queue = new FairQueue<QueuedJob>({
    keyOf: ({ key }) => key,
    shareOf: ({ share }) => share,
  });
  private readonly capacity: JobCapacity;
  private readonly running = new Map<number, QueuedJob>();
  private readonly threads: (PayloadThread | undefined)[];
  private readonly times = new MeanTimes();
  private readonly scheduler = new FlushScheduler(() => this.dispatch(), flushTimes);
  /** Jobs of applications with heavy functions that ended lately, one for each. */
  private readonly heavy = new Map<string, QueuedJob>();
  /** Calls of functions by how they ended. */
  readonly outcomes = new Tally(['answered', 'failed', 'timed_out', 'lost', 'rejected']);
  private lastId = 0;
  private isClosed = false;

  /** `tooSlow` is called with a job of each slow application; see `drain`. */
  constructor(
    private readonly options: PoolOptions,
    private readonly tooSlow: (job: QueuedJob, reason: SlowReason) => void,
  ) {
    this.capacity = new JobCapacity(options.capacity);
    this.threads = Array.from({ length: options.threads }, () => undefined);
  }

  /** False when there is no capacity. Jobs that arrive within a few milliseconds are sent together. */
  add(job: QueuedJob): boolean {
    if (this.isClosed) job.reject(closed());
    if (this.isClosed) return true;
    if (!this.capacity.reserve(job)) {
      this.outcomes.count('rejected');
      return false;
    }
    this.queue.push(job);
    this.schedule();
    return true;
  }

  /** Removes and returns the waiting jobs of an application. */
  drain({ key }: JobOwner): readonly QueuedJob[] {
    this.times.forget(key);
    return this.released(this.queue.drain(key));
  }

  get measured(): MeasuredQueue {
    const rejected = this.outcomes.of('rejected');
    return { length: this.capacity.used, capacity: this.options.capacity.total, rejected };
  }

  /** Ends all threads; unfinished jobs fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.failWaiting();
    await Promise.all(this.threads.map(async (thread) => thread?.close()));
  }

  private schedule(): void {
    const isAnyIdle = this.threads.some((thread) => thread?.isIdle ?? true);
    if (isAnyIdle && this.queue.size > 0) this.scheduler.request(this.queue.size);
  }

  private failWaiting(): void {
    for (const job of this.released(this.queue.drainAll())) job.reject(closed());
  }

  private released(jobs: readonly QueuedJob[]): readonly QueuedJob[] {
    for (const job of jobs) this.capacity.release(job);
    return jobs;
  }

  private dispatch(): void {
    for (const slot of this.threads.keys()) {
      if (this.queue.size === 0) return;
      const thread = (this.threads[slot] ??= this.start(slot));
      if (thread.isIdle) thread.send(this.queue.takeUpTo(BATCH).map((job) => this.begin(job)));
    }
  }

  private begin(queued: QueuedJob): ThreadJob {
    // The id is passed in a 32-bit cell, and 0 means that there is none.
    this.lastId = (this.lastId % 0x7fffffff) + 1;
    this.running.set(this.lastId, queued);
    return { id: this.lastId, job: queued.job };
  }

  private start(slot: number): PayloadThread {
    const thread = new PayloadThread(this.options, {
      results: (results) => {
        this.settle(results);
        // Not before the end of the list, so that jobs that come back from it are counted.
        if (thread.isIdle) this.reportHeavy();
        this.schedule();
      },
      exited: (culprit, unfinished, error) => {
        this.threads[slot] = undefined;
        this.recover(culprit, unfinished, error);
        this.schedule();
      },
    });
    return thread;
  }

  private settle(results: readonly JobResult[]): void {
    const finished = results.filter((result) => 'ms' in result);
    if (finished.length < results.length) {
      const served = finished.flatMap(({ id }) => this.running.get(id) ?? []);
      const notStarted = results.filter((result) => 'notStarted' in result);
      // First, so that an application that ran out of time is drained with all of its jobs, in their order.
      this.putBack(notStarted, served);
    }
    for (const result of finished) this.conclude(result);
  }

  private conclude(result: FinishedJob): void {
    const job = this.finish(result.id);
    if (!job) return;
    this.outcomes.count(outcomeOf(result));
    if (this.times.add(job.key, result.ms) >= HEAVY_MS) this.heavy.set(job.key, job);
    if (!('error' in result)) return job.resolve(result);
    const { code, kind, message, scriptError } = result.error;
    job.reject(new AppError(code, kind, message, { scriptError }));
    if (result.isTimeout) this.tooSlow(job, 'timeout');
  }

  private reportHeavy(): void {
    for (const job of this.heavy.values()) {
      if (this.waitingMsOf(job.share) > this.options.heavyWaitingMs) this.tooSlow(job, 'heavy');
    }
    this.heavy.clear();
  }

  /** How much work of one owner waits, in milliseconds. */
  private waitingMsOf(share: string): number {
    let ms = 0;
    for (const [key, size] of this.queue.sizesOf(share)) ms += size * this.times.of(key);
    return ms;
  }

  private putBack(jobs: readonly { readonly id: number }[], served: readonly QueuedJob[]): void {
    this.queue.putBack(
      jobs.flatMap(({ id }) => this.removeRunning(id) ?? []),
      served,
    );
    if (this.isClosed) this.failWaiting();
  }

  // Functions have no effect but their result, so that jobs which a lost thread had not finished can run again. Without a
  // culprit the next thread might be lost, too.
  private recover(culprit: ThreadJob | undefined, unfinished: readonly ThreadJob[], error: AppError): void {
    if (!culprit) return unfinished.forEach(({ id }) => this.finish(id)?.reject(error));
    const job = this.running.get(culprit.id);
    this.putBack(unfinished, job ? [job] : []);
    this.outcomes.count('lost');
    this.finish(culprit.id)?.reject(error);
    if (job) this.tooSlow(job, 'timeout');
  }

  private finish(id: number): QueuedJob | undefined {
    const job = this.removeRunning(id);
    if (job) this.capacity.release(job);
    return job;
  }

  private removeRunning(id: number): QueuedJob | undefined {
    const job = this.running.get(id);
    this.running.delete(id);
    return job;
  }
}

function outcomeOf(result: FinishedJob): string {
  if (!('error' in result)) return 'answered';
  return result.isTimeout ? 'timed_out' : 'failed';
}
