import { LRUCache } from 'lru-cache';

const APPLICATIONS = 10_000;

// What the latest call weighs in the mean: little, so that one pause of the machine makes no function count as slow.
const WEIGHT = 1 / 16;

/** How long one call takes on average, per application, in milliseconds. Unknown applications count as quick. */
export class MeanTimes {
  private readonly means = new LRUCache<string, number>({ max: APPLICATIONS });

  of(key: string): number {
    return this.means.get(key) ?? 0;
  }

  /** Takes a call into account and says the new mean. */
  add(key: string, ms: number): number {
    const mean = this.of(key) + (ms - this.of(key)) * WEIGHT;
    this.means.set(key, mean);
    return mean;
  }

  forget(key: string): void {
    this.means.delete(key);
  }
}
