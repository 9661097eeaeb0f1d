import { setTimeout as sleep } from 'node:timers/promises';
import { TokenBuckets } from './token-buckets.js';

/** A call waits this long at most. That is longer than until the next token, so a sequential client is never rejected. */
const longestWaitMs = 2_000;
/** A bucket that was not used for so long is full again. */
const forgetAfterMs = 10_000;
/** How many seconds of the rate may come at once. */
const burstSeconds = 2;

export interface CallRateOptions {
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** One token bucket for each name. Calls that come too early wait for their token, a bounded number of them. */
export class CallRate {
  private readonly buckets: TokenBuckets;
  private readonly now: () => number;
  private readonly wait: (ms: number) => Promise<unknown>;

  /** `perSecond` calls of each name, twice as many at once; 0 means no limit. */
  constructor(
    private readonly perSecond: number,
    { now = () => performance.now(), wait = sleep }: CallRateOptions = {},
  ) {
    this.now = now;
    this.wait = wait;
    this.buckets = new TokenBuckets({ perSecond, capacity: perSecond * burstSeconds, forgetAfterMs, now });
  }

  /** Resolves when the call may go on. Rejects with `limit` of the seconds to wait when too many calls wait already. */
  async pass(name: string, limit: (retryAfter: number) => Error): Promise<void> {
    if (this.perSecond === 0) return;
    const now = this.now();
    const bucket = this.buckets.of(name);
    const ms = bucket.take(now, longestWaitMs);
    if (ms === undefined) throw limit(Math.ceil((bucket.waitAt(now) - longestWaitMs) / 1_000));
    if (ms > 0) await this.wait(ms);
  }
}
