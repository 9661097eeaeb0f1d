import { LRUCache } from 'lru-cache';
import { TokenBucket } from './token-bucket.js';

export interface TokenBucketsOptions {
  /** Tokens a second of each name. */
  readonly perSecond: number;
  /** Tokens of a name that was not used for long. */
  readonly capacity: number;
  /** A bucket that was not used for so long is full again, and need not be kept. */
  readonly forgetAfterMs: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

const mostBuckets = 20_000;

/** One token bucket for each name, in bounded memory. */
export class TokenBuckets {
  private readonly buckets: LRUCache<string, TokenBucket>;

  constructor(private readonly options: TokenBucketsOptions) {
    const { forgetAfterMs: ttl, now } = options;
    this.buckets = new LRUCache({ max: mostBuckets, ttl, perf: { now } });
  }

  of(name: string): TokenBucket {
    const { perSecond, capacity, now } = this.options;
    const rate = { capacity, refill: 1, everyMs: 1_000 / perSecond };
    const bucket = this.buckets.get(name) ?? new TokenBucket(rate, now());
    this.buckets.set(name, bucket);
    return bucket;
  }
}
