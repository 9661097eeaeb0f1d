import { plotTexts as words } from './plots.texts.js';
import { type LiveMessage, uplinkIn } from '../live-message.js';
import { textOfNumber } from '../number-text.js';
import { hasFrameCounter, type NamedValue, signalOf, type UplinkMessage, valuesIn } from '../uplink.js';

/** A value of the reception of an uplink, apart from the fields of its payload. */
export type RadioValue = keyof typeof words.radio;

/** A plotted series. */
export interface Series {
  readonly name: string;
  /** Which value of the reception it is; absent for fields. */
  readonly radio?: RadioValue;
  readonly points: readonly Point[];
  /** Whether 0 and 1 are false and true. */
  readonly isBoolean?: boolean;
}

export interface Point {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
}

/** Missing uplinks between two received ones. */
export interface Gap {
  readonly at: number;
  readonly devId: string;
  readonly missing: number;
}

/** The values of the reception by name: the signal, the spreading factor and the number of gateways. */
const radioValues: ReadonlyMap<string, RadioValue> = new Map(
  (['rssi', 'snr', 'factor', 'gateways'] as const).map((value) => [words.radio[value], value]),
);

/** `SF7BW125` is 7; undefined for FSK. */
const spreadingFactorOf = ({ metadata: { data_rate = '' } }: UplinkMessage): number | undefined => {
  const [, factor] = /^SF(\d+)BW/.exec(data_rate) ?? [];
  return factor === undefined ? undefined : Number(factor);
};

/** A value that can be plotted. */
interface Reading {
  readonly value: number;
  /** Whether 0 and 1 are false and true. */
  readonly isBoolean: boolean;
}

/** Those of uplinks: an uplink never changes, and is read with every new one. */
const known = new WeakMap<UplinkMessage, ReadonlyMap<string, Reading>>();

/** Numeric values of an uplink by name: payload fields, and those of its reception, the signal at the best gateway. */
function numbersOf(uplink: UplinkMessage): ReadonlyMap<string, Reading> {
  const numbers = known.get(uplink) ?? readNumbers(uplink);
  known.set(uplink, numbers);
  return numbers;
}

function readNumbers(uplink: UplinkMessage): ReadonlyMap<string, Reading> {
  const { rssi, snr } = signalOf(uplink);
  const { radio } = words;
  const values: readonly NamedValue[] = [
    ...valuesIn(uplink.payload_fields),
    [radio.rssi, rssi],
    [radio.snr, snr],
    [radio.factor, spreadingFactorOf(uplink)],
    [radio.gateways, uplink.metadata.gateways?.length],
  ];
  return new Map(
    values.flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'boolean'
        ? [[name, { value: Number(value), isBoolean: typeof value === 'boolean' }]]
        : [],
    ),
  );
}

interface Moment {
  readonly at: number;
  readonly devId: string;
  readonly uplink: UplinkMessage;
}

/** The uplinks of the messages, oldest first. */
const uplinksOf = (messages: readonly LiveMessage[]): readonly Moment[] =>
  messages
    .flatMap((message) => {
      const uplink = uplinkIn(message);
      return uplink ? [{ at: message.at, devId: message.devId, uplink }] : [];
    })
    .sort((one, other) => one.at - other.at || one.uplink.counter - other.uplink.counter);

/** Names of all numeric values: payload fields by name, then those of the reception. */
export function namesIn(messages: readonly LiveMessage[]): readonly string[] {
  const names = new Set(uplinksOf(messages).flatMap(({ uplink }) => [...numbersOf(uplink).keys()]));
  const fields = [...names].filter((name) => !radioValues.has(name)).sort();
  return [...fields, ...[...radioValues.keys()].filter((name) => names.has(name))];
}

const byName = new Intl.Collator(undefined, { numeric: true });

/** One series per name, and per device if there are several. */
export function seriesOf(messages: readonly LiveMessage[], names: readonly string[]): readonly Series[] {
  const moments = uplinksOf(messages);
  const devices = [...new Set(moments.map(({ devId }) => devId))].sort(byName.compare);
  return names
    .flatMap((name) =>
      devices.map((device) => ({
        ...seriesOfDevice(
          moments.filter(({ devId }) => devId === device),
          name,
        ),
        name: devices.length < 2 ? name : `${device}: ${name}`,
      })),
    )
    .filter(({ points }) => points.length > 0);
}

/** A field is a boolean if it is true or false in all of these uplinks. */
function seriesOfDevice(moments: readonly Moment[], name: string): Omit<Series, 'name'> {
  const readings = moments.flatMap(({ at, uplink }) => {
    const reading = numbersOf(uplink).get(name);
    return reading ? [{ at, ...reading }] : [];
  });
  const radio = radioValues.get(name);
  return {
    ...(radio && { radio }),
    ...(readings.every(({ isBoolean }) => isBoolean) && { isBoolean: true }),
    points: readings.map(({ at, value }) => ({ at, value })),
  };
}

/** Gaps in the frame counters of devices. A restarted counter is no gap, and late uplinks close one. Undefined without counters. */
export function gapsIn(messages: readonly LiveMessage[]): readonly Gap[] | undefined {
  const moments = uplinksOf(messages).filter(({ uplink }) => hasFrameCounter(uplink));
  if (moments.length === 0) return undefined;
  const counters = new Map<string, Set<number>>();
  for (const { devId, uplink } of moments)
    counters.set(devId, (counters.get(devId) ?? new Set()).add(uplink.counter));
  const last = new Map<string, number>();
  return moments.flatMap(({ at, devId, uplink: { counter } }) => {
    const before = last.get(devId) ?? counter;
    last.set(devId, counter);
    if (counter <= before + 1) return [];
    const received = [...(counters.get(devId) ?? [])].filter((other) => before < other && other < counter);
    const missing = counter - before - 1 - received.length;
    return missing > 0 ? [{ at, devId, missing }] : [];
  });
}

/** Summary of a series. */
export interface Summary {
  readonly name: string;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly last: number;
}

/** A value of a series as text. */
export const textOfPoint = (value: number, { isBoolean }: Pick<Series, 'isBoolean'>): string =>
  isBoolean ? String(value === 1) : textOfNumber(value);

/** Summary of a series for the table. */
export function summaryOf({ name, points }: Series): Summary {
  const values = points.map(({ value }) => value);
  return {
    name,
    count: values.length,
    least: Math.min(...values),
    most: Math.max(...values),
    last: values.at(-1) ?? NaN,
  };
}
