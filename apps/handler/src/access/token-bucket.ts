/** How fast a bucket gives: at once `capacity`, then `refill` more at each whole `everyMs` after its first use. */
export interface BucketRate {
  readonly capacity: number;
  readonly refill: number;
  readonly everyMs: number;
}

/**
 * A bucket of tokens with whole ticks, as v2 limits its callers (docs/protocol/handler-api.md#rate-limits). Times are
 * milliseconds of one clock. A caller that comes too early takes its token in advance, when the wait for it is short
 * enough.
 */
export class TokenBucket {
  private tokens: number;
  private tick = 0;

  constructor(
    private readonly rate: BucketRate,
    private readonly startedAt: number,
  ) {
    this.tokens = rate.capacity;
  }

  /** Milliseconds to wait for a token that is now the caller's; undefined when that were more than `longestMs`. */
  take(now: number, longestMs: number): number | undefined {
    const wait = this.waitAt(now);
    if (wait > longestMs) return undefined;
    this.tokens -= 1;
    return wait;
  }

  /** Milliseconds until the next free token. */
  waitAt(now: number): number {
    this.fill(now);
    const missing = 1 - this.tokens;
    const ticks = missing > 0 ? Math.ceil(missing / this.rate.refill) : 0;
    return ticks === 0 ? 0 : this.startedAt + (this.tick + ticks) * this.rate.everyMs - now;
  }

  private fill(now: number): void {
    const tick = Math.max(this.tick, Math.floor((now - this.startedAt) / this.rate.everyMs));
    this.tokens = Math.min(this.rate.capacity, this.tokens + (tick - this.tick) * this.rate.refill);
    this.tick = tick;
  }
}
