import type { Sample } from './metrics.js';

/** Counts by one label; read at a scrape, so that it costs nothing in between. */
export class Tally {
  private readonly counts = new Map<string, number>();

  /** @param values those that are to be shown before anything was counted */
  constructor(values: readonly string[] = []) {
    for (const value of values) this.counts.set(value, 0);
  }

  /** @param value one of few: no ids, no addresses */
  count(value: string, by = 1): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + by);
  }

  of(value: string): number {
    return this.counts.get(value) ?? 0;
  }

  samples<L extends string>(label: L): readonly Sample<L>[] {
    return [...this.counts].map(([text, value]) => ({
      labels: { [label]: text } as Record<L, string>,
      value,
    }));
  }
}
