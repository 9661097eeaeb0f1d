import type { Metrics, Sample } from './metrics.js';

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

/** The value of a metric without labels. */
export const only = (value: number): readonly Sample<never>[] => [{ labels: {}, value }];

/** Length and capacity of a queue, and how often it was full. */
export interface MeasuredQueue {
  readonly length: number;
  /** In the unit of `length`; Infinity for a queue that is bounded otherwise. */
  readonly capacity: number;
  /** Items rejected or dropped since the start because the queue was full. */
  readonly rejected: number;
}

/** Shows queues by name; all apps use the same three metrics. */
export function measureQueues(metrics: Metrics, queues: Readonly<Record<string, () => MeasuredQueue>>): void {
  const read = (value: (queue: MeasuredQueue) => number) => () =>
    Object.entries(queues).map(([queue, look]) => ({ labels: { queue }, value: value(look()) }));
  const about = (name: string, help: string) =>
    ({ name: `fieldpost_queue_${name}`, help, labels: ['queue'] }) as const;
  metrics.gauge(
    about('length', 'What waits in a bounded queue.'),
    read(({ length }) => length),
  );
  metrics.gauge(
    about('capacity', 'How much may wait there.'),
    read(({ capacity }) => capacity),
  );
  metrics.counter(
    about('rejected_total', 'Items rejected or dropped because the queue was full.'),
    read(({ rejected }) => rejected),
  );
}

/** Hits, misses and size of a cache. */
export interface MeasuredCache {
  readonly size: number;
  readonly hits: number;
  readonly misses: number;
}

/** Shows caches by name; all apps use the same three metrics. */
export function measureCaches(metrics: Metrics, caches: Readonly<Record<string, () => MeasuredCache>>): void {
  const read = (value: (cache: MeasuredCache) => number) => () =>
    Object.entries(caches).map(([cache, look]) => ({ labels: { cache }, value: value(look()) }));
  const about = (name: string, help: string) =>
    ({ name: `fieldpost_cache_${name}`, help, labels: ['cache'] }) as const;
  metrics.gauge(
    about('size', 'What a cache holds.'),
    read(({ size }) => size),
  );
  metrics.counter(
    about('hits_total', 'What was found there.'),
    read(({ hits }) => hits),
  );
  metrics.counter(
    about('misses_total', 'What was not there.'),
    read(({ misses }) => misses),
  );
}
