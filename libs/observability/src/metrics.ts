import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a metric is called, what one reads about it, and by which labels its values differ. */
export interface MetricAbout<L extends string> {
  /** Snake case with the unit last, such as `fieldpost_discovery_stale_seconds`; counters end in `_total`. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly L[];
}

/** One value of a metric. Labels have few possible values: no ids, no addresses. */
export interface Sample<L extends string> {
  readonly labels: Readonly<Record<L, string>>;
  readonly value: number;
}

/** Makes the values of a metric when it is scraped; what it leaves out is not shown. */
export type ReadSamples<L extends string> = () => readonly Sample<L>[];

/** Notes one measured value. */
export type Observe = (value: number) => void;

/** Gives the function that notes values of these labels. */
export type ObserverOf<L extends string> = (labels: Readonly<Record<L, string>>) => Observe;

/** As the library wants it; without `registers` it would go to a registry that all share. */
const within = <L extends string>({ name, help, labels }: MetricAbout<L>, registry: Registry) => ({
  name,
  help,
  labelNames: labels,
  registers: [registry],
});

/**
 * The metrics of one process in the text format of Prometheus, with those that Node tells of itself. Most values are read
 * when somebody scrapes, so that they cost nothing in between.
 */
export class Metrics {
  private readonly registry = new Registry();

  /** @param app a label of every value */
  constructor(app: string) {
    this.registry.setDefaultLabels({ app });
    collectDefaultMetrics({ register: this.registry });
  }

  /** A value that goes up and down. */
  gauge<L extends string = never>(about: MetricAbout<L>, read: ReadSamples<L>): void {
    const collect = () => {
      gauge.reset();
      for (const { labels, value } of read()) gauge.set(labels, value);
    };
    const gauge: Gauge<L> = new Gauge({ ...within(about, this.registry), collect });
  }

  /** A value that only goes up until the process ends; `read` tells how far it is. */
  counter<L extends string = never>(about: MetricAbout<L>, read: ReadSamples<L>): void {
    const collect = () => {
      counter.reset();
      for (const { labels, value } of read()) counter.inc(labels, value);
    };
    const counter: Counter<L> = new Counter({ ...within(about, this.registry), collect });
  }

  /**
   * How many values there were up to each of these bounds, ascending. Gives a function for certain labels, which hot paths
   * keep, so that nothing is looked up when a value is noted.
   */
  histogram<L extends string = never>(about: MetricAbout<L>, bounds: readonly number[]): ObserverOf<L> {
    const histogram = new Histogram<L>({ ...within(about, this.registry), buckets: [...bounds] });
    return (labels) => {
      const child = histogram.labels(labels);
      return (value) => child.observe(value);
    };
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
