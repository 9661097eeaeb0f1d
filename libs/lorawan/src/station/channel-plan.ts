/** A channel of a concentrator. */
export interface PlannedChannel {
  readonly frequencyHz: number;
  readonly bandwidthHz: number;
}

/** Where a channel is: the radio, and the offset from its frequency in Hz. */
export interface TunedChannel {
  readonly enable: true;
  readonly radio: 0 | 1;
  readonly if: number;
}

export interface ChannelPlan {
  /** Frequencies of radio 0 and, where it is needed, radio 1. */
  readonly radios: readonly number[];
  /** In the order of the channels; undefined for one that no radio reaches. */
  readonly narrow: readonly (TunedChannel | undefined)[];
  readonly others: readonly (TunedChannel | undefined)[];
}

/** Offset from the frequency of a radio up to which it receives a channel, by bandwidth; SX1257. */
const reachHz: Readonly<Record<number, number>> = { 125_000: 400_000, 250_000: 375_000, 500_000: 300_000 };

type Interval = readonly [least: number, most: number];
const everywhere: Interval = [-Infinity, Infinity];

/** The frequencies at which a radio receives the channel. */
const reachOf = ({ frequencyHz, bandwidthHz }: PlannedChannel): Interval => {
  const reach = reachHz[bandwidthHz] ?? 0;
  return [frequencyHz - reach, frequencyHz + reach];
};

const both = (a: Interval, b: Interval): Interval => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
const isEmpty = ([least, most]: Interval): boolean => least > most;

/** Tunes the two radios of a concentrator to the narrow channels, and to as many of the others as they reach. */
export function planChannels(
  narrow: readonly PlannedChannel[],
  others: readonly PlannedChannel[],
): ChannelPlan {
  const sorted = [...narrow].sort((a, b) => a.frequencyHz - b.frequencyHz);
  const plans = sorted.map((_, at) => radiosFor([sorted.slice(0, at + 1), sorted.slice(at + 1)], others));
  const radios = plans.reduce<Radios>(better, { ranges: [], reached: -1 }).ranges.map(middle);
  const tune = (channel: PlannedChannel) => tuned(channel, radios);
  return { radios, narrow: narrow.map(tune), others: others.map(tune) };
}

interface Radios {
  readonly ranges: readonly Interval[];
  readonly reached: number;
}

const better = (a: Radios, b: Radios): Radios => (b.reached > a.reached ? b : a);

/** The radios for two groups of channels; each of the other channels narrows the choice of one of them. */
function radiosFor(
  groups: readonly (readonly PlannedChannel[])[],
  others: readonly PlannedChannel[],
): Radios {
  const used = groups.filter((group) => group.length > 0);
  let ranges = used.map((group) => group.map(reachOf).reduce(both, everywhere));
  if (ranges.some(isEmpty)) return { ranges: [], reached: -1 };
  let reached = 0;
  for (const other of others) {
    const at = ranges.findIndex((range) => !isEmpty(both(range, reachOf(other))));
    if (at < 0) continue;
    reached += 1;
    ranges = ranges.map((range, i) => (i === at ? both(range, reachOf(other)) : range));
  }
  return { ranges, reached };
}

const middle = ([least, most]: Interval): number => Math.round((least + most) / 2);

/** At the nearest radio. */
function tuned(
  { frequencyHz, bandwidthHz }: PlannedChannel,
  radios: readonly number[],
): TunedChannel | undefined {
  const distances = radios.map((radio) => Math.abs(frequencyHz - radio));
  const radio = distances.indexOf(Math.min(...distances)) === 1 ? 1 : 0;
  const offset = frequencyHz - (radios[radio] ?? Infinity);
  return Math.abs(offset) <= (reachHz[bandwidthHz] ?? 0) ? { enable: true, radio, if: offset } : undefined;
}
