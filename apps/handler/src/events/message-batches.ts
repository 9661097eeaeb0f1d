import { setTimeout as sleep } from 'node:timers/promises';
import { currentContext, type Logger, type MeasuredQueue, runInContext } from '@fieldpost/observability';
import { isInvalidData } from '@fieldpost/persistence';
import { FairQueue, type ShareOf } from '../shared/fair-queue.js';
import type { Interest } from './interest.js';
import { sizeOf } from './message-json.js';
import type { ApplicationMessage, MessageSubscriber } from './message-subscribers.js';

/** A message, when it came, in Unix milliseconds, and the span in which it was published, if traces are exported. */
export interface TimedMessage extends ApplicationMessage {
  readonly at: number;
  readonly traceparent?: string | undefined;
}

export interface BatchOptions {
  /** The applications whose messages are kept. */
  readonly interest: Interest;
  /** Writes messages; called again with the same ones when it fails, so it must not do half of it. */
  readonly store: (messages: readonly TimedMessage[]) => Promise<void>;
  /** Log message for messages that the full queue drops. */
  readonly purpose: string;
  readonly shareOf: ShareOf;
  readonly log: Logger;
  readonly now?: () => number;
  readonly bounds?: Partial<BatchBounds>;
}

/** How much may wait to be written. */
export interface BatchBounds {
  readonly messages: number;
  /** Characters of JSON. */
  readonly size: number;
  /** Messages that are written at once, at most. */
  readonly batch: number;
  /** Milliseconds before the next try after one that failed. */
  readonly pauseMs: number;
}

const standardBounds: BatchBounds = { messages: 20_000, size: 33_554_432, batch: 500, pauseMs: 500 };

/**
 * Writes messages away from the path of uplinks: those that come while a batch is written make up the next one. When
 * they cannot be written they wait, and beyond the bounds the owner with most of them loses the oldest.
 */
export class MessageBatches implements MessageSubscriber {
  private readonly waiting: FairQueue<TimedMessage>;
  /** Dropped messages that the log has reported. */
  private reported = 0;
  private isStopping = false;
  private writing: Promise<void> | undefined;
  private readonly bounds: BatchBounds;
  private readonly now: () => number;

  constructor(private readonly options: BatchOptions) {
    this.bounds = { ...standardBounds, ...options.bounds };
    this.now = options.now ?? Date.now;
    this.waiting = new FairQueue({
      bounds: { items: this.bounds.messages, weight: this.bounds.size },
      keyOf: ({ appId }) => appId,
      shareOf: ({ appId }) => options.shareOf(appId),
      weightOf: (message) => sizeOf(message),
    });
  }

  readonly wants: MessageSubscriber['wants'] = (appId) => this.options.interest.mayWant(appId);

  readonly take = (message: ApplicationMessage): void => {
    this.waiting.push({ ...message, at: this.now(), traceparent: currentContext()?.span?.traceparent });
    this.begin();
  };

  get queue(): MeasuredQueue {
    return { length: this.waiting.size, capacity: this.bounds.messages, rejected: this.waiting.dropped };
  }

  /** Resolves when what waits is written, or cannot be. */
  async stop(): Promise<void> {
    this.isStopping = true;
    while (this.writing) await this.writing;
  }

  private begin(): void {
    // It goes on with messages of others.
    this.writing ??= runInContext(undefined, () => this.writeAll()).then((isEmptied) => {
      this.writing = undefined;
      // What came last may have met a writer that was about to leave.
      if (isEmptied && this.waiting.size > 0) this.begin();
    });
  }

  /** Whether everything was written; false when that had to be given up. Never fails. */
  private async writeAll(): Promise<boolean> {
    // What else this turn of the event loop brings goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.size > 0) {
      const batch = this.waiting.takeUpTo(this.bounds.batch);
      if (await this.write(batch)) continue;
      if (this.isStopping) return false;
      await sleep(this.bounds.pauseMs, undefined, { ref: false });
    }
    return true;
  }

  private async write(batch: readonly TimedMessage[]): Promise<boolean> {
    const { interest, store, log, purpose } = this.options;
    try {
      const wanted = await interest.among(batch);
      if (wanted.length > 0) await store(wanted);
      this.reportDropped();
      return true;
    } catch (error) {
      if (isInvalidData(error)) return this.writeEach(batch, error);
      log.warn({ purpose, messages: batch.length, err: error }, 'messages cannot be written for now');
      this.waiting.putBack(batch, batch);
      return false;
    }
  }

  /** Drops the message that can never be stored, which must not keep those of others from it. */
  private async writeEach(batch: readonly TimedMessage[], error: unknown): Promise<boolean> {
    const [first, ...others] = batch;
    if (others.length === 0) {
      const { log, purpose } = this.options;
      log.error({ purpose, app_id: first?.appId, err: error }, 'message dropped: it cannot be stored');
      return true;
    }
    for (const [at, message] of batch.entries()) {
      if (await this.write([message])) continue;
      const rest = batch.slice(at + 1);
      this.waiting.putBack(rest, rest);
      return false;
    }
    return true;
  }

  private reportDropped(): void {
    const { log, purpose } = this.options;
    const messages = this.waiting.dropped - this.reported;
    this.reported = this.waiting.dropped;
    if (messages > 0) log.warn({ purpose, messages }, 'messages dropped: too many waited');
  }
}
