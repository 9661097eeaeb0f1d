import { hourMs } from '../durations.js';

/** How strong or clear several frames were received. */
export interface SignalSpread {
  readonly count: number;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
}

/** What a gateway received in one hour. */
export interface SignalHour {
  /** Hours since 1970. */
  readonly hour: number;
  readonly uplinks: number;
  /** In dBm; undefined when no frame had one. */
  readonly rssi?: SignalSpread | undefined;
  /** In dB; FSK has none. */
  readonly snr?: SignalSpread | undefined;
}

/** An uplink as its gateway measured it, `at` in Unix milliseconds. */
export interface MeasuredUplink {
  readonly at: number;
  /** Empty for FSK. */
  readonly dataRate: string;
  readonly rssi: number;
  readonly snr: number;
}

/** The signal of one uplink. A receiver that measured nothing reports an RSSI of 0. */
export const signalOf = ({ at, dataRate, rssi, snr }: MeasuredUplink): SignalHour => ({
  hour: Math.floor(at / hourMs),
  uplinks: 1,
  ...(rssi !== 0 && { rssi: spreadOf(rssi) }),
  ...(rssi !== 0 && dataRate !== '' && { snr: spreadOf(snr) }),
});

const spreadOf = (value: number): SignalSpread => ({ count: 1, sum: value, least: value, most: value });

/** Several lists as one, in the order of hours. */
export function mergedSignal(lists: readonly (readonly SignalHour[])[]): readonly SignalHour[] {
  const byHour = new Map<number, SignalHour>();
  for (const one of lists.flat()) {
    const known = byHour.get(one.hour);
    byHour.set(one.hour, known ? mergedHour(known, one) : one);
  }
  return [...byHour.values()].sort((a, b) => a.hour - b.hour);
}

/** The last `count` hours up to `last`, also those in which nothing was received. */
export function signalUntil(
  last: number,
  count: number,
  hours: readonly SignalHour[],
): readonly SignalHour[] {
  const byHour = new Map(hours.map((one) => [one.hour, one]));
  return Array.from({ length: count }, (_, at) => {
    const hour = last - count + 1 + at;
    return byHour.get(hour) ?? { hour, uplinks: 0 };
  });
}

const mergedHour = (one: SignalHour, other: SignalHour): SignalHour => ({
  hour: one.hour,
  uplinks: one.uplinks + other.uplinks,
  rssi: mergedSpread(one.rssi, other.rssi),
  snr: mergedSpread(one.snr, other.snr),
});

const mergedSpread = (one?: SignalSpread, other?: SignalSpread): SignalSpread | undefined =>
  one && other
    ? {
        count: one.count + other.count,
        sum: one.sum + other.sum,
        least: Math.min(one.least, other.least),
        most: Math.max(one.most, other.most),
      }
    : (one ?? other);
