import { setTimeout as sleep } from 'node:timers/promises';
import type { AppError } from '@fieldpost/errors';
import { LRUCache } from 'lru-cache';
import { applicationLimitReached, clientLimitReached } from './access.errors.js';
import { TokenBucket } from './token-bucket.js';

const rate = { capacity: 5, refill: 5, everyMs: 1000 };
const longestWaitMs = 500;
/** Buckets of callers that were quiet this long are full again, and need not be kept. */
const forgetAfterMs = 10_000;
const buckets = 20_000;

/** Who calls, and for which application, as far as it names one. */
export interface LimitedCall {
  readonly subject: string;
  readonly appId: string | undefined;
}

export interface RateLimitsOptions {
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Five calls a second for each client and for each application (wire/handler.md 10). */
export class RateLimits {
  private readonly byClient = new LRUCache<string, TokenBucket>({ max: buckets, ttl: forgetAfterMs });
  private readonly byApplication = new LRUCache<string, TokenBucket>({ max: buckets, ttl: forgetAfterMs });
  private readonly now: () => number;
  private readonly wait: (ms: number) => Promise<unknown>;

  constructor({ now = () => performance.now(), wait = sleep }: RateLimitsOptions = {}) {
    this.now = now;
    this.wait = wait;
  }

  /** Returns when the call may go on: now, or within half a second. */
  async pass({ subject, appId }: LimitedCall): Promise<void> {
    await this.take(this.byClient, subject, () => clientLimitReached({ subject }));
    if (appId === undefined) return;
    await this.take(this.byApplication, appId, () => applicationLimitReached({ app_id: appId }));
  }

  private async take(
    known: LRUCache<string, TokenBucket>,
    id: string,
    refusal: () => AppError,
  ): Promise<void> {
    const now = this.now();
    const bucket = known.get(id) ?? new TokenBucket(rate, now);
    known.set(id, bucket);
    const ms = bucket.take(now, longestWaitMs);
    if (ms === undefined) throw refusal();
    if (ms > 0) await this.wait(ms);
  }
}
