import type { AppId } from '@fieldpost/domain';
import type { MeasuredQueue } from '@fieldpost/observability';
import { FairQueue, type QueueBounds, type ShareOf } from '../shared/fair-queue.js';

/** How much may wait to be sent; the weight is in characters. */
export interface SendQueueBounds extends QueueBounds {
  /** Messages of one batch, at most. */
  readonly batch: number;
}

export const sendQueueBounds: SendQueueBounds = { items: 10_000, weight: 16_777_216, batch: 200 };

interface Waiting {
  readonly appId: AppId;
  readonly text: string;
}

/** Messages that wait to be sent, by owner and application; messages beyond the bounds are dropped and counted. */
export class BusSendQueue {
  private readonly waiting: FairQueue<Waiting>;
  private dropped = 0;
  private rejected = 0;

  constructor(
    shareOf: ShareOf,
    private readonly bounds: SendQueueBounds = sendQueueBounds,
  ) {
    this.waiting = new FairQueue({
      bounds,
      keyOf: ({ appId }) => appId,
      shareOf: ({ appId }) => shareOf(appId),
      weightOf: ({ text }) => text.length,
      onDropped: () => this.countLost(1),
    });
  }

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  get queue(): MeasuredQueue {
    return { length: this.waiting.size, capacity: this.bounds.items, rejected: this.rejected };
  }

  add(appId: AppId, text: string): void {
    this.waiting.push({ appId, text });
  }

  /** The next batch. */
  take(): readonly string[] {
    return this.waiting.takeUpTo(this.bounds.batch).map(({ text }) => text);
  }

  /** Counts messages that were dropped, or taken and lost. */
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
}
