import type { ChannelMaskControl, DataRate, Region } from './region.js';
import {
  channels,
  downOnly,
  loraRates,
  lrFhssRates,
  range,
  sameWithDwell,
  txPower,
  upOnly,
} from './tables.js';

const downlinkFrequencies = range(0, 7).map((i) => 923_300_000 + i * 600_000);

const classB = {
  beaconFrequenciesHz: downlinkFrequencies,
  beaconDataRate: 8,
  pingSlotFrequenciesHz: downlinkFrequencies,
  layout: [5, 11, 23] as const,
};

/** 64 channels of 125 kHz, then 8 of 500 kHz. */
const linkAdr: ChannelMaskControl = {
  maxChannels: 72,
  blocks: { '0': [0, 16], '1': [16, 16], '2': [32, 16], '3': [48, 16], '4': [64, 8] },
  banks: 5,
  allOn: 6,
  allOff: 7,
  tail: [64, 8],
};

/** DR8 to DR13, which only gateways send: SF12 to SF7 at 500 kHz. */
const downlinkRates: readonly DataRate[] = loraRates(
  { index: 8, sf: 12, bandwidthHz: 500_000 },
  [61, 137, 250, 250, 250, 250],
  downOnly,
);
const downlinkChannels = channels(8, { first: 923_300_000, step: 600_000 }, [8, 13]);

/** Both plans use the second sub-band in v2: channels 8 to 15 and 65. */
const v2 = { cfListHz: null, rx2DataRate: 8, rx2PowerDbm: 20, powerDbm: 20 };
const secondSubBand = (first: number, dataRates: readonly number[]) =>
  range(0, 7).map((i) => [first + i * 200_000, dataRates] as const);

export const us915: Region = {
  frequencyRangeHz: [902_000_000, 928_000_000],
  dataRates: [
    ...loraRates({ index: 0, sf: 10, bandwidthHz: 125_000 }, [19, 61, 133, 250], upOnly),
    ...loraRates({ index: 4, sf: 8, bandwidthHz: 500_000 }, [250], upOnly),
    ...lrFhssRates(5, 1_523_000, [58, 133]),
    ...downlinkRates,
  ],
  uplinkChannels: [
    ...channels(64, { first: 902_300_000, step: 200_000 }, [0, 3]),
    ...channels(8, { first: 903_000_000, step: 1_600_000 }, [4, 6]),
  ],
  downlinkChannels,
  join: { channels: range(0, 71), dataRates: { '125000': [0, 0], '500000': [4, 4] } },
  rx1: {
    channelModulo: 8,
    offsets: [0, 3],
    dataRates: sameWithDwell([
      [10, 9, 8, 8],
      [11, 10, 9, 8],
      [12, 11, 10, 9],
      [13, 12, 11, 10],
      [13, 13, 12, 11],
      [10, 9, 8, 8],
      [11, 10, 9, 8],
    ]),
  },
  rx2: { frequencyHz: 923_300_000, dataRate: 8 },
  cfListType: 1,
  linkAdr,
  maxAdrDataRate: 3,
  txPower: txPower(30, 14),
  dutyCycle: [],
  dwellTime: { txParamSetup: false, uplinkMs: 400, downlinkMs: 0, uplinkAtBoot: true, downlinkAtBoot: false },
  classB,
  v2: {
    US_902_928: {
      ...v2,
      uplinkChannels: [...secondSubBand(903_900_000, range(0, 3)), [904_600_000, [4]]],
      adr: { minDataRate: 0, maxDataRate: 3, minPowerDbm: 10, maxPowerDbm: 20, stepDb: 2 },
    },
  },
};

export const au915: Region = {
  frequencyRangeHz: [915_000_000, 928_000_000],
  dataRates: [
    ...loraRates(
      { index: 0, sf: 12, bandwidthHz: 125_000 },
      [[59, 0], [59, 0], [59, 19], [123, 61], [250, 133], 250],
      upOnly,
    ),
    ...loraRates({ index: 6, sf: 8, bandwidthHz: 500_000 }, [250], upOnly),
    ...lrFhssRates(7, 1_523_000, [58, 133]).slice(0, 1),
    ...downlinkRates,
  ],
  uplinkChannels: [
    ...channels(64, { first: 915_200_000, step: 200_000 }, [0, 5]),
    ...channels(8, { first: 915_900_000, step: 1_600_000 }, [6, 7]),
  ],
  downlinkChannels,
  join: { channels: range(0, 71), dataRates: { '125000': [2, 2], '500000': [6, 6] } },
  rx1: {
    channelModulo: 8,
    offsets: [0, 5],
    dataRates: sameWithDwell([
      [8, 8, 8, 8, 8, 8],
      [9, 8, 8, 8, 8, 8],
      [10, 9, 8, 8, 8, 8],
      [11, 10, 9, 8, 8, 8],
      [12, 11, 10, 9, 8, 8],
      [13, 12, 11, 10, 9, 8],
      [13, 13, 12, 11, 10, 9],
      [9, 8, 8, 8, 8, 8],
    ]),
  },
  rx2: { frequencyHz: 923_300_000, dataRate: 8 },
  cfListType: 1,
  linkAdr,
  maxAdrDataRate: 5,
  txPower: txPower(30, 14),
  dutyCycle: [],
  dwellTime: { txParamSetup: true, uplinkMs: 400, downlinkMs: 0, uplinkAtBoot: true, downlinkAtBoot: false },
  classB,
  v2: {
    AU_915_928: {
      ...v2,
      uplinkChannels: [...secondSubBand(916_800_000, range(0, 5)), [917_500_000, [6]]],
      adr: { minDataRate: 0, maxDataRate: 5, minPowerDbm: 10, maxPowerDbm: 20, stepDb: 2 },
    },
  },
};
