import type { Channel, ChannelMaskControl, DataRate, DwellTime, Rx1DataRates } from './region.js';

/** Whole numbers from `first` to `last`. */
export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Channels at equal distances. */
export const channels = (
  count: number,
  { first, step }: { readonly first: number; readonly step: number },
  [minDataRate, maxDataRate]: readonly [number, number],
): readonly Channel[] => range(0, count - 1).map((i) => [first + i * step, minDataRate, maxDataRate]);

type Payload = readonly [noDwell: number, dwell: number];
const payload = (bytes: number | Payload): Payload => (typeof bytes === 'number' ? [bytes, bytes] : bytes);
const bothWays = { up: true, down: true };
export const upOnly = { up: true, down: false };
export const downOnly = { up: false, down: true };

/** LoRa data rates with consecutive indexes and falling spreading factors, one for each size of MACPayload. */
export const loraRates = (
  { index, sf, bandwidthHz }: { readonly index: number; readonly sf: number; readonly bandwidthHz: number },
  maxMacPayload: readonly (number | Payload)[],
  directions = bothWays,
): readonly DataRate[] =>
  maxMacPayload.map((bytes, i) => ({
    index: index + i,
    ...directions,
    sf: sf - i,
    bandwidthHz,
    maxMacPayload: payload(bytes),
  }));

export const fskRate = (index: number): DataRate => ({
  index,
  ...bothWays,
  bitRate: 50_000,
  maxMacPayload: [250, 250],
});

/** LR-FHSS with coding rates 1/3 and 2/3; devices send it, gateways do not. */
export const lrFhssRates = (
  index: number,
  lrFhssWidthHz: number,
  [third, twoThirds]: readonly [number, number],
): readonly DataRate[] => [
  { index, ...upOnly, lrFhssWidthHz, lrFhssCodingRate: '1/3', maxMacPayload: payload(third) },
  { index: index + 1, ...upOnly, lrFhssWidthHz, lrFhssCodingRate: '2/3', maxMacPayload: payload(twoThirds) },
];

const from125kHz = { index: 0, sf: 12, bandwidthHz: 125_000 };

/** DR0 to DR5 of most regions: SF12 to SF7 at 125 kHz. */
export const sixRates = loraRates(from125kHz, [59, 59, 59, 123, 250, 250]);

/** DR0 to DR7 of most regions. */
export const eightRates: readonly DataRate[] = [
  ...sixRates,
  ...loraRates({ index: 6, sf: 7, bandwidthHz: 250_000 }, [250]),
  fskRate(7),
];

/** Dwell time forbids the slowest two rates and shortens the next three. */
export const dwellRates = (dr2: number): readonly DataRate[] =>
  loraRates(from125kHz, [[59, 0], [59, 0], [dr2, 19], [123, 61], [250, 133], 250]);

/** Each step of RX1DROffset is one data rate slower, down to `slowest`. */
export const slowerByOffset = (fastest: number, slowest = 0): readonly (readonly number[])[] =>
  range(0, fastest).map((up) => range(0, 5).map((offset) => Math.max(up - offset, slowest)));

export const sameWithDwell = (table: Rx1DataRates): { noDwell: Rx1DataRates; dwell: Rx1DataRates } => ({
  noDwell: table,
  dwell: table,
});

/** The plans with 16 channels, most of which a network defines. */
export const sixteenChannels: ChannelMaskControl = {
  maxChannels: 16,
  blocks: { '0': [0, 16] },
  banks: null,
  allOn: 6,
  allOff: null,
  tail: null,
};

export const noDwellTime: DwellTime = {
  txParamSetup: false,
  uplinkMs: 0,
  downlinkMs: 0,
  uplinkAtBoot: null,
  downlinkAtBoot: null,
};

/** From `maxEirpDbm` downwards in steps of 2 dB, by TXPower. */
export const txPower = (
  maxEirpDbm: number,
  last: number,
): { maxEirpDbm: number; offsetsDb: readonly number[] } => ({
  maxEirpDbm,
  offsetsDb: range(0, last).map((index) => (index === 0 ? 0 : -2 * index)),
});

/** A class B that has one frequency for beacons and ping slots, and the layout of the European beacon. */
export const beacons = (frequencyHz: number) => ({
  beaconFrequenciesHz: [frequencyHz],
  beaconDataRate: 3,
  pingSlotFrequenciesHz: [frequencyHz],
  layout: [2, 8, 17] as const,
});

const defaultRates = range(0, 5);

/** Channels of a plan of v2 for DR0 to DR5. */
export const v2Channels = (
  frequencies: readonly number[],
): readonly (readonly [number, readonly number[]])[] => frequencies.map((hz) => [hz, defaultRates]);
