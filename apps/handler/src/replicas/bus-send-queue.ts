import type { AppId } from '@fieldpost/domain';
import type { MeasuredQueue } from '@fieldpost/observability';
import { Backlog, type BacklogBounds, type ShareOf } from '../events/backlog.js';

/** How much may wait to be sent; its room is in characters. */
export interface SendQueueBounds extends BacklogBounds {
  /** Messages that travel together, at most. */
  readonly batch: number;
}

export const sendQueueBounds: SendQueueBounds = { items: 10_000, room: 16_777_216, batch: 200 };

interface Waiting {
  readonly appId: AppId;
  readonly text: string;
}

/** Messages that wait for their journey, by owner and application; what is too much is dropped, and counted. */
export class BusSendQueue {
  private readonly backlog: Backlog<Waiting>;
  private dropped = 0;
  private rejected = 0;

  constructor(
    shareOf: ShareOf,
    private readonly bounds: SendQueueBounds = sendQueueBounds,
  ) {
    this.backlog = new Backlog({
      bounds,
      shareOf,
      roomOf: ({ text }) => text.length,
      onDropped: () => this.countLost(1),
    });
  }

  get isEmpty(): boolean {
    return this.backlog.size === 0;
  }

  get queue(): MeasuredQueue {
    return { length: this.backlog.size, capacity: this.bounds.items, rejected: this.rejected };
  }

  add(appId: AppId, text: string): void {
    this.backlog.add({ appId, text });
  }

  /** What travels next. */
  take(): readonly string[] {
    return this.backlog.takeUpTo(this.bounds.batch).map(({ text }) => text);
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
