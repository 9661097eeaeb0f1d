import { plotTexts as words } from './plots.texts.js';
import { type LiveMessage, uplinkIn } from '../live-message.js';
import { type NamedValue, signalOf, type UplinkMessage, valuesIn } from '../uplink.js';

/** A plotted series. */
export interface Series {
  readonly name: string;
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

const { rssi: rssiName, snr: snrName, factor: factorName, gateways: gatewaysName } = words.radio;

/** Values of the reception: the signal, the spreading factor and the number of gateways. */
const radioNames: readonly string[] = [rssiName, snrName, factorName, gatewaysName];

/** `SF7BW125` is 7; undefined for FSK. */
const spreadingFactorOf = ({ metadata: { data_rate = '' } }: UplinkMessage): number | undefined => {
  const [, factor] = /^SF(\d+)BW/.exec(data_rate) ?? [];
  return factor === undefined ? undefined : Number(factor);
};

/** Numeric values of an uplink by name: payload fields, and those of its reception, the signal at the best gateway. */
export function numbersOf(uplink: UplinkMessage): ReadonlyMap<string, number> {
  const { rssi, snr } = signalOf(uplink);
  const values: readonly NamedValue[] = [
    ...valuesIn(uplink.payload_fields),
    [rssiName, rssi],
    [snrName, snr],
    [factorName, spreadingFactorOf(uplink)],
    [gatewaysName, uplink.metadata.gateways?.length],
  ];
  return new Map(
    values.flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'boolean' ? [[name, Number(value)]] : [],
    ),
  );
}

const digits = 8;

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
  const fields = [...names].filter((name) => !isOfRadio(name)).sort();
  return [...fields, ...radioNames.filter((name) => names.has(name))];
}

/** Whether a value is one of the reception, and no field. */
export const isOfRadio = (name: string): boolean => radioNames.includes(name);

/** One series per name, and per device if there are several. */
export function seriesOf(messages: readonly LiveMessage[], names: readonly string[]): readonly Series[] {
  const moments = uplinksOf(messages).map((moment) => ({ ...moment, numbers: numbersOf(moment.uplink) }));
  const devices = [...new Set(moments.map(({ devId }) => devId))];
  const booleans = booleansIn(moments);
  const lines = names.flatMap((name) => devices.map((device) => ({ name, device })));
  return lines
    .map(({ name, device }) => ({
      name: devices.length < 2 ? name : `${device}: ${name}`,
      ...(booleans.has(name) && { isBoolean: true }),
      points: moments.flatMap(({ at, devId, numbers }) => {
        const value = devId === device ? numbers.get(name) : undefined;
        return value === undefined ? [] : [{ at, value }];
      }),
    }))
    .filter(({ points }) => points.length > 0);
}

/** Names of fields that are true or false in all uplinks. */
function booleansIn(moments: readonly Moment[]): ReadonlySet<string> {
  const values = moments.flatMap(({ uplink }) => valuesIn(uplink.payload_fields));
  const others = new Set(values.filter(([, value]) => typeof value !== 'boolean').map(([name]) => name));
  return new Set(values.map(([name]) => name).filter((name) => !others.has(name) && !isOfRadio(name)));
}

/** Gaps in the frame counters of a device. A restarted counter is no gap, and late uplinks close one. */
export function gapsIn(messages: readonly LiveMessage[]): readonly Gap[] {
  const moments = uplinksOf(messages);
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

/** A number of a series as text: coordinates keep their metres. */
export const textOfNumber = (value: number, { isBoolean }: Pick<Series, 'isBoolean'>): string =>
  isBoolean ? String(value === 1) : String(Number(value.toPrecision(digits)));

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
