import { setTimeout as sleep } from 'node:timers/promises';
import { noteRateLimit, policyOf, type RateLimitPolicy, TokenBuckets } from '@fieldpost/transport';

/** A call waits this long at most. That is longer than until the next token, so a sequential client is never rejected. */
const longestWaitMs = 2_000;
/** Names whose calls are counted at one time. */
const mostNames = 20_000;
/** How many seconds of the rate may come at once. */
const burstSeconds = 2;

export interface CallRateOptions {
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Limits calls by name. Calls that come too early wait for their token, a limited number of them. */
export class CallRate {
  private readonly buckets: TokenBuckets;
  private readonly policy: RateLimitPolicy;
  private readonly now: () => number;
  private readonly wait: (ms: number) => Promise<unknown>;

  /** `perSecond` calls of each name, twice as many at once; 0 means no limit. `kind` is what the names are of. */
  constructor(
    kind: 'client' | 'application',
    private readonly perSecond: number,
    { now = () => performance.now(), wait = sleep }: CallRateOptions = {},
  ) {
    this.now = now;
    this.wait = wait;
    const allowance = { burst: perSecond * burstSeconds, refillMs: 1_000 / perSecond };
    this.buckets = new TokenBuckets(allowance, mostNames);
    this.policy = policyOf(kind, allowance);
  }

  /** Resolves when the call may go on. Rejects with `limit` of the seconds to wait when too many calls wait already. */
  async pass(name: string, limit: (retryAfter: number) => Error): Promise<void> {
    if (this.perSecond === 0) return;
    const now = this.now();
    const ms = this.buckets.waitFor(name, now);
    if (ms <= longestWaitMs) this.buckets.count(name, 1, now);
    noteRateLimit(this.policy, this.buckets.quotaOf(name, now));
    if (ms > longestWaitMs) throw limit(Math.ceil((ms - longestWaitMs) / 1_000));
    if (ms > 0) await this.wait(ms);
  }
}
