import type { MeasuredQueue } from '@fieldpost/observability';

/** How much may wait to be sent. */
export interface OutboxBounds {
  readonly messages: number;
  /** Characters. */
  readonly size: number;
  /** Messages that travel together, at most. */
  readonly batch: number;
}

export const outboxBounds: OutboxBounds = { messages: 10_000, size: 16_777_216, batch: 200 };

/** Messages that wait for their journey; when there are too many the oldest are dropped, and counted. */
export class BusOutbox {
  private waiting: string[] = [];
  private size = 0;
  private dropped = 0;
  private rejected = 0;

  constructor(private readonly bounds: OutboxBounds = outboxBounds) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  get queue(): MeasuredQueue {
    return { length: this.waiting.length, capacity: this.bounds.messages, rejected: this.rejected };
  }

  add(message: string): void {
    this.waiting.push(message);
    this.size += message.length;
    const { messages, size } = this.bounds;
    // By halves: to move a long line for each message would cost more than sending it.
    if (this.waiting.length > messages || this.size > size) this.drop(Math.ceil(this.waiting.length / 2));
  }

  /** What travels next. */
  take(): readonly string[] {
    const batch = this.waiting.splice(0, this.bounds.batch);
    for (const message of batch) this.size -= message.length;
    return batch;
  }

  /** Counts messages that were taken and lost. */
  countLost(messages: number): void {
    this.dropped += messages;
    this.rejected += messages;
  }

  /** How many were dropped or lost since the last time that somebody asked. */
  takeDropped(): number {
    const { dropped } = this;
    this.dropped = 0;
    return dropped;
  }

  private drop(count: number): void {
    for (const message of this.waiting.splice(0, count)) this.size -= message.length;
    this.dropped += count;
    this.rejected += count;
  }
}
