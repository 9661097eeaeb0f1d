import type { Quota } from './quota.js';

/** The size of a bucket, and how long it takes until one more token is in it. */
export interface Allowance {
  readonly burst: number;
  readonly refillMs: number;
}

export interface Bucket {
  /** Tokens that are missing as of `at`; one comes back every `refillMs`. More than the burst are taken in advance. */
  readonly missing: number;
  readonly at: number;
}

/** Tokens that are still missing at a time; those of a time before `at` are missing as of then. */
export const missingAt = ({ missing, at }: Bucket, now: number, refillMs: number): number =>
  Math.max(0, missing - Math.max(0, now - at) / refillMs);

/**
 * Token buckets by name, a limited number of them: the one that was used longest ago is dropped. Times are in
 * milliseconds.
 */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly allowance: Allowance,
    private readonly capacity: number,
  ) {}

  /** Time until there is a token; 0 when there is one now. */
  waitFor(name: string, now: number): number {
    const { burst, refillMs } = this.allowance;
    return Math.max(0, Math.round((this.missingIn(name, now) + 1 - burst) * refillMs));
  }

  /** How many tokens there are, and the time until all of them are. */
  quotaOf(name: string, now: number): Quota {
    const { burst, refillMs } = this.allowance;
    const missing = this.missingIn(name, now);
    return { remaining: Math.max(0, Math.floor(burst - missing)), resetMs: missing * refillMs };
  }

  /** Takes a token if there is one; whether there was. */
  take(name: string, now: number): boolean {
    if (this.waitFor(name, now) > 0) return false;
    this.count(name, 1, now);
    return true;
  }

  /** Takes tokens, also in advance; a negative number gives tokens back. */
  count(name: string, change: number, now: number): void {
    const missing = Math.max(0, this.missingIn(name, now) + change);
    this.buckets.delete(name);
    if (missing === 0) return;
    const [oldest] = this.buckets.keys();
    if (this.buckets.size >= this.capacity && oldest !== undefined) this.buckets.delete(oldest);
    this.buckets.set(name, { missing, at: now });
  }

  /** The clock may be set back: the tokens are then missing as of now, since it is not known how long they were. */
  private missingIn(name: string, now: number): number {
    const bucket = this.buckets.get(name);
    if (!bucket) return 0;
    if (now < bucket.at) this.buckets.set(name, { ...bucket, at: now });
    return missingAt(bucket, now, this.allowance.refillMs);
  }
}
