/** How many attempts may come at once, and how long it takes until there is room for one more. */
export interface Allowance {
  readonly burst: number;
  readonly refillMs: number;
}

interface Bucket {
  /** Attempts that count, as of `at`; drains by one every `refillMs`. */
  readonly level: number;
  readonly at: number;
}

/** Leaky buckets by name, a bounded number: the one that was touched longest ago makes room. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly allowance: Allowance,
    private readonly capacity: number,
  ) {}

  /** Milliseconds until an attempt would be let in; 0 when it is now. */
  waitFor(name: string, now: number): number {
    const { burst, refillMs } = this.allowance;
    return Math.max(0, Math.round((this.levelOf(name, now) + 1 - burst) * refillMs));
  }

  /** Counts an attempt (1), or takes one back (-1). */
  count(name: string, change: 1 | -1, now: number): void {
    const level = Math.max(0, this.levelOf(name, now) + change);
    this.buckets.delete(name);
    if (level === 0) return;
    const [oldest] = this.buckets.keys();
    if (this.buckets.size >= this.capacity && oldest !== undefined) this.buckets.delete(oldest);
    this.buckets.set(name, { level, at: now });
  }

  /** The clock may be set back: what was counted then counts as of now, since nobody knows how long ago it was. */
  private levelOf(name: string, now: number): number {
    const bucket = this.buckets.get(name);
    if (!bucket) return 0;
    if (now < bucket.at) this.buckets.set(name, { ...bucket, at: now });
    return Math.max(0, bucket.level - Math.max(0, now - bucket.at) / this.allowance.refillMs);
  }
}
