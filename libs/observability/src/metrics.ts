import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Name, help text and labels of a metric. */
export interface MetricAbout<L extends string> {
  /** Snake case with the unit last, such as `fieldpost_discovery_stale_seconds`; counters end in `_total`. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly L[];
}

/** Name, help text and the only label of a counter. */
export interface TallyAbout {
  readonly name: string;
  readonly help: string;
  readonly label: string;
}

/** Counts by the values of one label, such as a `Tally`. */
export interface Counted {
  readonly samples: (label: string) => readonly Sample<string>[];
}

/** One value of a metric. Labels have few possible values: no ids, no addresses. */
export interface Sample<L extends string> {
  readonly labels: Readonly<Record<L, string>>;
  readonly value: number;
}

/** Computes the values of a metric when it is scraped; left-out labels are not exported. */
export type ReadSamples<L extends string> = () => readonly Sample<L>[];

/** Records one value. */
export type Observe = (value: number) => void;

/** Returns the function that records values of these labels. */
export type ObserverOf<L extends string> = (labels: Readonly<Record<L, string>>) => Observe;

/** Options of the library; without `registers` it would use the global registry. */
const within = <L extends string>({ name, help, labels }: MetricAbout<L>, registry: Registry) => ({
  name,
  help,
  labelNames: labels,
  registers: [registry],
});

/** Length and capacity of a queue, and how often it was full. */
export interface MeasuredQueue {
  readonly length: number;
  /** In the unit of `length`; Infinity for a queue that is bounded otherwise. */
  readonly capacity: number;
  /** Items rejected or dropped since the start because the queue was full. */
  readonly rejected: number;
}

/** Hits, misses and size of a cache. */
export interface MeasuredCache {
  readonly size: number;
  readonly hits: number;
  readonly misses: number;
}

/** The value of a metric without labels. */
export const only = (value: number): readonly Sample<never>[] => [{ labels: {}, value }];

/**
 * The metrics of one process in the text format of Prometheus, including those of Node. Most values are read
 * at a scrape, so that they cost nothing in between.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly queues = new Map<string, () => MeasuredQueue>();
  private readonly caches = new Map<string, () => MeasuredCache>();

  /** @param app a label of every value */
  constructor(app: string) {
    this.registry.setDefaultLabels({ app });
    collectDefaultMetrics({ register: this.registry });
  }

  /** A gauge. */
  gauge<L extends string = never>(about: MetricAbout<L>, read: ReadSamples<L>): void {
    const collect = () => {
      gauge.reset();
      for (const { labels, value } of read()) gauge.set(labels, value);
    };
    const gauge: Gauge<L> = new Gauge({ ...within(about, this.registry), collect });
  }

  /** A counter; `read` returns its value. */
  counter<L extends string = never>(about: MetricAbout<L>, read: ReadSamples<L>): void {
    const collect = () => {
      counter.reset();
      for (const { labels, value } of read()) counter.inc(labels, value);
    };
    const counter: Counter<L> = new Counter({ ...within(about, this.registry), collect });
  }

  /** A counter for each value that was counted, by one label. */
  tally({ name, help, label }: TallyAbout, tally: Counted): void {
    this.counter({ name, help, labels: [label] }, () => tally.samples(label));
  }

  /**
   * A histogram with these ascending bounds. Returns a function for certain labels, which frequently used code
   * keeps, so that recording needs no lookup.
   */
  histogram<L extends string = never>(about: MetricAbout<L>, bounds: readonly number[]): ObserverOf<L> {
    const histogram = new Histogram<L>({ ...within(about, this.registry), buckets: [...bounds] });
    return (labels) => {
      const child = histogram.labels(labels);
      return (value) => child.observe(value);
    };
  }

  /** Adds a queue to the metrics of all queues, which are the same in all apps. */
  queue(name: string, read: () => MeasuredQueue): void {
    if (this.queues.size === 0) this.registerQueues();
    this.queues.set(name, read);
  }

  /** Adds a cache to the metrics of all caches, which are the same in all apps. */
  cache(name: string, read: () => MeasuredCache): void {
    if (this.caches.size === 0) this.registerCaches();
    this.caches.set(name, read);
  }

  private registerQueues(): void {
    const about = (name: string, help: string) =>
      ({ name: `fieldpost_queue_${name}`, help, labels: ['queue'] }) as const;
    const read = (value: (queue: MeasuredQueue) => number) => () =>
      [...this.queues].map(([queue, look]) => ({ labels: { queue }, value: value(look()) }));
    this.gauge(
      about('length', 'Items waiting in a bounded queue.'),
      read(({ length }) => length),
    );
    this.gauge(
      about('capacity', 'Limit of the queue, in the same unit.'),
      read(({ capacity }) => capacity),
    );
    this.counter(
      about('rejected_total', 'Items rejected or dropped because the queue was full.'),
      read(({ rejected }) => rejected),
    );
  }

  private registerCaches(): void {
    const about = (name: string, help: string) =>
      ({ name: `fieldpost_cache_${name}`, help, labels: ['cache'] }) as const;
    const read = (value: (cache: MeasuredCache) => number) => () =>
      [...this.caches].map(([cache, look]) => ({ labels: { cache }, value: value(look()) }));
    this.gauge(
      about('size', 'Entries of a cache.'),
      read(({ size }) => size),
    );
    this.counter(
      about('hits_total', 'Lookups that were found in the cache.'),
      read(({ hits }) => hits),
    );
    this.counter(
      about('misses_total', 'Lookups that were not found in the cache.'),
      read(({ misses }) => misses),
    );
  }

  /** The media type of the text. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** All values as they are now; fails when one of them cannot be read. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
