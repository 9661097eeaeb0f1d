/** When a batch is flushed. */
export interface FlushTimes {
  /** Milliseconds between two flushes, so that more items share one; an item that arrives after a longer pause is flushed at once. */
  readonly intervalMs?: number;
  /** A batch of this size does not wait for the interval. */
  readonly flushAt?: number;
}

/** Decides when a batch is flushed: at the end of the turn of the event loop, at most once per interval. */
export class FlushScheduler {
  private readonly intervalMs: number;
  private readonly flushAt: number;
  private isScheduled = false;
  private lastFlush = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  /** @param flush called in a separate turn of the event loop, never within `request` */
  constructor(
    private readonly flush: () => void,
    { intervalMs = 0, flushAt = 1 }: FlushTimes = {},
  ) {
    this.intervalMs = intervalMs;
    this.flushAt = flushAt;
  }

  /** Requests a flush of the items that wait. */
  request(waiting: number): void {
    if (this.isScheduled) return;
    const restMs = this.lastFlush + this.intervalMs - performance.now();
    if (restMs <= 0 || waiting >= this.flushAt) this.schedule();
    else this.timer ??= setTimeout(() => this.schedule(), Math.ceil(restMs));
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      if (this.intervalMs > 0) this.lastFlush = performance.now();
      this.flush();
    });
  }
}
