import { type LiveMessage, uplinkIn } from '../live-message.js';
import type { UplinkMessage } from '../uplink.js';

/** A plotted series. */
export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
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

export const signalNames = ['RSSI', 'SNR'] as const;
const deepest = 4;

/** The gateway with the best signal; undefined without gateways. */
const best = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values);

function numbersIn(value: unknown, path: string, depth = 0): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value === 'boolean') return [[path, Number(value)]];
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > deepest) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    numbersIn(part, path === '' ? name : `${path}.${name}`, depth + 1),
  );
}

/** Numeric values of an uplink by name: payload fields, and the signal at the best gateway. */
export function numbersOf({ payload_fields, metadata }: UplinkMessage): ReadonlyMap<string, number> {
  const { gateways = [] } = metadata;
  const signal = [
    ['RSSI', best(gateways.map(({ rssi }) => rssi))],
    ['SNR', best(gateways.map(({ snr }) => snr))],
  ] as const;
  return new Map([
    ...numbersIn(payload_fields, ''),
    ...signal.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  ]);
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

/** Names of all numeric values: payload fields by name, then the signal. */
export function namesIn(messages: readonly LiveMessage[]): readonly string[] {
  const names = new Set(uplinksOf(messages).flatMap(({ uplink }) => [...numbersOf(uplink).keys()]));
  const fields = [...names].filter((name) => !isSignal(name)).sort();
  return [...fields, ...signalNames.filter((name) => names.has(name))];
}

const isSignal = (name: string): boolean => signalNames.some((signal) => signal === name);

/** One series per name, and per device if there are several. */
export function seriesOf(messages: readonly LiveMessage[], names: readonly string[]): readonly Series[] {
  const moments = uplinksOf(messages).map((moment) => ({ ...moment, numbers: numbersOf(moment.uplink) }));
  const devices = [...new Set(moments.map(({ devId }) => devId))];
  const lines = names.flatMap((name) => devices.map((device) => ({ name, device })));
  return lines
    .map(({ name, device }) => ({
      name: devices.length < 2 ? name : `${device}: ${name}`,
      points: moments.flatMap(({ at, devId, numbers }) => {
        const value = devId === device ? numbers.get(name) : undefined;
        return value === undefined ? [] : [{ at, value }];
      }),
    }))
    .filter(({ points }) => points.length > 0);
}

/** Gaps in the frame counters of a device. A restarted counter is no gap, and late uplinks close one. */
export function gapsIn(messages: readonly LiveMessage[]): readonly Gap[] {
  const moments = uplinksOf(messages);
  const last = new Map<string, number>();
  return moments.flatMap(({ at, devId, uplink: { counter } }) => {
    const before = last.get(devId) ?? counter;
    last.set(devId, counter);
    if (counter <= before + 1) return [];
    const counters = moments.filter((moment) => moment.devId === devId).map(({ uplink }) => uplink.counter);
    const between = new Set(counters.filter((other) => before < other && other < counter));
    const missing = counter - before - 1 - between.size;
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
