import type { GatewaySignal } from '../../api/network.js';
import type { Series } from '../../live/plots/series.js';

export type { GatewaySignal };
export type SignalRange = GatewaySignal['range'];
export const signalRanges = ['24h', '7d'] as const satisfies readonly SignalRange[];

type Spread = GatewaySignal['hours'][number]['rssi'];

/** Uplinks of all hours. */
export const uplinksIn = ({ hours }: GatewaySignal): number =>
  hours.reduce((sum, { uplinks }) => sum + uplinks, 0);

const halfHourMs = 1_800_000;

/** Half an hour before and after the times of the first and the last hour, in milliseconds since 1970; undefined without hours. */
export function spanOf({ hours }: GatewaySignal): readonly [first: number, last: number] | undefined {
  const [first, last] = [hours[0], hours.at(-1)];
  return first && last && [Date.parse(first.at) - halfHourMs, Date.parse(last.at) + halfHourMs];
}

/** Names of the lines. */
interface Names {
  readonly rssi: string;
  readonly snr: string;
  readonly uplinks: string;
}

/** The means of RSSI and SNR of each hour with uplinks, and the uplinks of each hour. */
export function signalSeries(
  { hours }: GatewaySignal,
  names: Names,
): { readonly means: readonly Series[]; readonly counts: readonly Series[] } {
  const meansOf = (kind: 'rssi' | 'snr'): Series => ({
    name: names[kind],
    radio: kind,
    points: hours.flatMap(({ at, [kind]: spread }) =>
      spread ? [{ at: Date.parse(at), value: spread.mean }] : [],
    ),
  });
  const counts = hours.map(({ at, uplinks }) => ({ at: Date.parse(at), value: uplinks }));
  return {
    means: [meansOf('rssi'), meansOf('snr')].filter(({ points }) => points.length > 0),
    counts: [{ name: names.uplinks, points: counts }],
  };
}

/** `-101.5 (-120 to -80)`. */
export const spreadText = (
  spread: Spread,
  {
    spread: write,
    notMeasured,
  }: { readonly spread: (mean: number, least: number, most: number) => string; readonly notMeasured: string },
): string => (spread ? write(spread.mean, spread.least, spread.most) : notMeasured);
