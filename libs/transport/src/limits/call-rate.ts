import { setTimeout as sleep } from 'node:timers/promises';
import { noteRateLimit, policyOf, type RateLimitPolicy } from './rate-limit-fields.js';
import { TokenBuckets } from './token-buckets.js';

/** Names whose calls are counted at one time. */
const mostNames = 20_000;
/** How many seconds of the rate may come at once. */
const burstSeconds = 2;

/** How many calls there may be, and whose. */
export interface CallRateLimit {
  /** What the names are of; the name of the limit in the header `RateLimit`. */
  readonly of: 'client' | 'application';
  /** Calls of each name, twice as many at once; 0 means no limit. */
  readonly perSecond: number;
  /** A call waits this long at most for its token; a sequential client whose next token comes sooner is never rejected. */
  readonly longestWaitMs: number;
}

export interface CallRateOptions {
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Limits calls by name. Calls that come too early wait for their token, or are rejected when that is too far away. */
export class CallRate {
  private readonly buckets: TokenBuckets;
  private readonly policy: RateLimitPolicy;
  private readonly now: () => number;
  private readonly wait: (ms: number) => Promise<unknown>;

  constructor(
    private readonly limit: CallRateLimit,
    { now = () => performance.now(), wait = sleep }: CallRateOptions = {},
  ) {
    this.now = now;
    this.wait = wait;
    const allowance = { burst: limit.perSecond * burstSeconds, refillMs: 1_000 / limit.perSecond };
    this.buckets = new TokenBuckets(allowance, mostNames);
    this.policy = policyOf(limit.of, allowance);
  }

  /** Resolves when the call may go on. Rejects with the error for the seconds to wait when the wait would be too long. */
  async pass(name: string, errorFor: (retryAfter: number) => Error): Promise<void> {
    const { perSecond, longestWaitMs } = this.limit;
    if (perSecond === 0) return;
    const now = this.now();
    const ms = this.buckets.waitFor(name, now);
    if (ms <= longestWaitMs) this.buckets.count(name, 1, now);
    noteRateLimit(this.policy, this.buckets.quotaOf(name, now));
    if (ms > longestWaitMs) throw errorFor(Math.ceil((ms - longestWaitMs) / 1_000));
    if (ms > 0) await this.wait(ms);
  }
}
