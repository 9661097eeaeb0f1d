import { timeFormats } from '../../widgets/times/time-formats.js';
import { radioTexts as words } from './radio.texts.js';
import type { UplinkMessage } from '../uplink.js';

const nanosecondsPerMs = 1e6;
const formats = timeFormats();

/** The members with a unit (docs/protocol/mqtt.md#uplink-messages). */
const units: Readonly<Record<string, (value: number) => string>> = {
  frequency: words.megahertz,
  bit_rate: words.bitsPerSecond,
  airtime: (value) => words.milliseconds(Number((value / nanosecondsPerMs).toFixed(1))),
  altitude: words.metres,
};

/** The metadata of an uplink for people: names, units, and the time as the browser writes it. */
export function radioFacts({
  counter,
  port,
  metadata: { gateways: _, ...radio },
}: UplinkMessage): Readonly<Record<string, unknown>> {
  const shown = Object.entries({ counter, port, ...radio }).map(([name, value]) => [
    words.names[name] ?? name,
    textOf(name, value),
  ]);
  return Object.fromEntries(shown) as Readonly<Record<string, unknown>>;
}

function textOf(name: string, value: unknown): unknown {
  const moment = new Date(name === 'time' ? String(value) : NaN);
  if (!Number.isNaN(moment.getTime())) return formats.full.format(moment);
  return typeof value === 'number' ? (units[name]?.(value) ?? value) : value;
}
