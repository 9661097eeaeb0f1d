import type { FskChannel, LoraChannel } from './frequency-plan.js';

/** `SF12BW125` to `SF7BW125`. */
export const sf12to7 = ['SF12BW125', 'SF11BW125', 'SF10BW125', 'SF9BW125', 'SF8BW125', 'SF7BW125'] as const;

/** Without the two slowest, which some regions do not allow in uplinks. */
export const sf10to7 = sf12to7.slice(2);

/** The downlink rates of regions with wide downlink channels. */
export const wideSf12to7 = sf12to7.map((rate) => rate.replace('BW125', 'BW500'));

/** A frequency in MHz as whole Hz. */
const toHz = (mhz: number): number => Math.round(mhz * 1_000_000);

export const lora = (mhz: number, ...dataRates: readonly string[]): LoraChannel => ({
  frequency: toHz(mhz),
  modulation: 'LORA',
  data_rates: dataRates,
});

/** LoRaWAN has one rate with frequency shift keying, 50 kbit/s. */
export const fsk = (mhz: number): FskChannel => ({
  frequency: toHz(mhz),
  modulation: 'FSK',
  bit_rate: 50_000,
});

export interface Raster {
  /** In MHz. */
  readonly first: number;
  /** In MHz. */
  readonly step: number;
  readonly count: number;
}

/** Channels at equal distances with the same data rates. */
export const raster = (
  { first, step, count }: Raster,
  dataRates: readonly string[],
): readonly LoraChannel[] =>
  Array.from({ length: count }, (_, index) => lora(first + index * step, ...dataRates));
