/** Spans of traffic that can be read: a day by hours, the others by days. */
export const trafficRanges = ['24h', '7d', '30d', '90d'] as const;
export type TrafficRange = (typeof trafficRanges)[number];

/** What is counted: uplinks and joins as published, downlinks as sent, and the errors of all three. */
export const trafficKinds = ['uplinks', 'downlinks', 'joins', 'errors'] as const;
export type TrafficKind = (typeof trafficKinds)[number];

/** Whether the payloads of uplinks were decoded. The two go together: null where nobody counted this, so that it is unknown. */
export const decodingKinds = ['decoded', 'decoding_errors'] as const;
export type DecodingKind = (typeof decodingKinds)[number];

/** `decoded` uplinks have fields. Uplinks with `decoding_errors` count as errors, too; others had no decoder, or it gave no fields. */
export type TrafficCounts = Readonly<Record<TrafficKind, number> & Record<DecodingKind, number | null>>;

/** Counts of one hour, or of one day in UTC. */
export interface TrafficInterval extends TrafficCounts {
  /** RFC 3339: the start. */
  readonly at: string;
}

/** The intervals of a range. They begin at whole hours or days in UTC; the last one is not over. */
export interface TrafficWindow {
  readonly interval: 'hour' | 'day';
  /** Seconds of an interval. */
  readonly seconds: number;
  /** Number of the first interval since 1970. */
  readonly first: number;
  readonly count: number;
}

/** How long after its last uplink a device is active, in milliseconds. */
export const activeWithinMs = 86_400_000;
/** `active` devices were heard within a day, `silent` ones before that. */
export const deviceStates = ['active', 'silent', 'never_seen'] as const;
export type DeviceState = (typeof deviceStates)[number];

const shapes: Readonly<Record<TrafficRange, Pick<TrafficWindow, 'interval' | 'count'>>> = {
  '24h': { interval: 'hour', count: 24 },
  '7d': { interval: 'day', count: 7 },
  '30d': { interval: 'day', count: 30 },
  '90d': { interval: 'day', count: 90 },
};

/** The intervals of a range that ends now, in Unix milliseconds. */
export function trafficWindow(range: TrafficRange, now: number): TrafficWindow {
  const { interval, count } = shapes[range];
  const seconds = interval === 'hour' ? 3_600 : 86_400;
  const last = Math.floor(now / 1000 / seconds);
  return { interval, seconds, count, first: last - count + 1 };
}

/** When an interval of a window begins, by its number since 1970. */
export const startOf = ({ seconds }: Pick<TrafficWindow, 'seconds'>, interval: number): Date =>
  new Date(interval * seconds * 1000);

const noTraffic: TrafficCounts = {
  ...{ uplinks: 0, downlinks: 0, joins: 0, errors: 0 },
  ...{ decoded: null, decoding_errors: null },
};

/** All intervals of a window, with zeros where nothing was counted. `counted` has the counts by number of interval. */
export const intervalsOf = (
  window: TrafficWindow,
  counted: ReadonlyMap<number, TrafficCounts>,
): readonly TrafficInterval[] =>
  Array.from({ length: window.count }, (_, offset) => {
    const interval = window.first + offset;
    return { at: startOf(window, interval).toISOString(), ...(counted.get(interval) ?? noTraffic) };
  });

/** A handler of an earlier release sends neither of both. */
const sumOfKnown = (one: number | null | undefined, other: number | null | undefined): number | null =>
  typeof one === 'number' ? one + (other ?? 0) : (other ?? null);

/** The sum of counts. What is unknown adds nothing to what is known. */
export const sumOf = (counts: readonly TrafficCounts[]): TrafficCounts =>
  counts.reduce<TrafficCounts>(
    (sum, { uplinks, downlinks, joins, errors, decoded, decoding_errors }) => ({
      uplinks: sum.uplinks + uplinks,
      downlinks: sum.downlinks + downlinks,
      joins: sum.joins + joins,
      errors: sum.errors + errors,
      decoded: sumOfKnown(sum.decoded, decoded),
      decoding_errors: sumOfKnown(sum.decoding_errors, decoding_errors),
    }),
    noTraffic,
  );
