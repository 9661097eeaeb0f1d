import { microsecondsBetween } from './concentrator-clock.js';

/** A stretch of time in which a gateway transmits, by its concentrator: microseconds. */
export interface Slot {
  readonly start: number;
  readonly length: number;
}

/** Gateways need this long between two frames, in microseconds. */
const pause = 30_000;

/** Whether two transmissions of one gateway leave no pause between them. */
export const overlap = (a: Slot, b: Slot): boolean => {
  const distance = microsecondsBetween(b.start, a.start);
  return distance >= 0 ? distance < a.length + pause : -distance < b.length + pause;
};

const [highestSnr, weakestRssi, strongestRssi] = [40, -200, 20];

/** The SNR by which a gateway is chosen, in dB: gateways may claim anything, also what is no number. */
export const believedSnr = (snr: unknown): number => clamp(Number(snr) || 0, -highestSnr, highestSnr);

/** The RSSI by which a gateway is chosen, in dBm. */
export const believedRssi = (rssi: unknown): number => clamp(Number(rssi) || 0, weakestRssi, strongestRssi);

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** What speaks for and against one gateway and one receive window. */
export interface OptionQuality {
  /** Airtime of a frame of 64 bytes at the data rate of the window, in seconds. */
  readonly airtime: number;
  /** How well the gateway received the uplink. */
  readonly snr: number;
  readonly rssi: number;
  /** Parts of the last minute in which the gateway received, and used the channel of the window. */
  readonly received: number;
  readonly channelUsed: number;
  /** Other options of the gateway at the same time. */
  readonly otherOptions: number;
  /** A frame of the gateway is already booked for that time. */
  readonly isBooked: boolean;
  /** Part of each hour that may be used on the frequency; 1 where there is no limit. */
  readonly dutyCycle: number;
  /** No airtime is left in the band in this hour. */
  readonly isUsedUp: boolean;
}

/** Options with this score or more cannot be used. */
export const worstScore = 1000;

/**
 * The score of a window, lower is better, by the rule of routers of The Things Network v2; but the duty cycle counts by
 * the hour and the band, as the law has it, and not by the minute and the channel.
 */
export const downlinkScore = (quality: OptionQuality): number => {
  const { airtime, snr, rssi, received, channelUsed, otherOptions, dutyCycle } = quality;
  const time = Math.min(5 * airtime, 10);
  const signal = (snr < 5 ? 10 : 0) + Math.min(-0.1 * rssi, 10);
  const utilisation = Math.min(50 * received, 20) / 2 + Math.min(200 * channelUsed, 20) / 2;
  const schedule = quality.isBooked ? 100 : Math.min(10 * otherOptions, 30);
  const law = quality.isUsedUp ? 100 : dutyCycle < 1 ? Math.min(airtime / dutyCycle / 100, 20) : 0;
  return Math.floor(10 * (time + signal + utilisation + schedule + law));
};
