import type { Region } from './region.js';
import {
  channels,
  fskRate,
  loraRates,
  noDwellTime,
  range,
  sameWithDwell,
  sixRates,
  slowerByOffset,
  txPower,
  v2Channels,
} from './tables.js';

const beaconFrequencies = range(0, 7).map((i) => 508_300_000 + i * 200_000);
const uplinkChannels470 = channels(96, { first: 470_300_000, step: 200_000 }, [0, 5]);

/** The plan of 96 channels, which devices of LoRaWAN 1.0.x have. */
export const cn470: Region = {
  frequencyRangeHz: [470_000_000, 510_000_000],
  dataRates: sixRates,
  uplinkChannels: uplinkChannels470,
  downlinkChannels: channels(48, { first: 500_300_000, step: 200_000 }, [0, 5]),
  join: { channels: range(0, 95), dataRates: { '125000': [0, 5] } },
  rx1: { channelModulo: 48, offsets: [0, 5], dataRates: sameWithDwell(slowerByOffset(5)) },
  rx2: { frequencyHz: 505_300_000, dataRate: 0 },
  cfListType: 1,
  linkAdr: {
    maxChannels: 96,
    blocks: { '0': [0, 16], '1': [16, 16], '2': [32, 16], '3': [48, 16], '4': [64, 16], '5': [80, 16] },
    banks: null,
    allOn: 6,
    allOff: null,
    tail: null,
  },
  maxAdrDataRate: 5,
  txPower: txPower(19.15, 7),
  dutyCycle: [],
  dwellTime: noDwellTime,
  classB: {
    beaconFrequenciesHz: beaconFrequencies,
    beaconDataRate: 2,
    pingSlotFrequenciesHz: beaconFrequencies,
    layout: [3, 9, 19],
  },
  v2: {
    CN_470_510: {
      uplinkChannels: v2Channels(uplinkChannels470.map(([hz]) => hz)),
      cfListHz: null,
      rx2DataRate: 0,
      rx2PowerDbm: 14,
      powerDbm: 14,
      adr: null,
    },
  },
};

/** Plan "20 MHz, type A" of RP002. DR0 does not exist. */
export const cn470TypeA: Region = {
  frequencyRangeHz: [470_000_000, 510_000_000],
  dataRates: [
    ...loraRates({ index: 1, sf: 11, bandwidthHz: 125_000 }, [31, 94, 192, 250, 250]),
    ...loraRates({ index: 6, sf: 7, bandwidthHz: 500_000 }, [250]),
    fskRate(7),
  ],
  uplinkChannels: [
    ...channels(32, { first: 470_300_000, step: 200_000 }, [1, 5]),
    ...channels(32, { first: 503_500_000, step: 200_000 }, [1, 5]),
  ],
  downlinkChannels: channels(64, { first: 483_900_000, step: 200_000 }, [1, 5]),
  join: { channels: range(0, 7).map((i) => 3 + 8 * i), dataRates: { '125000': [1, 5] } },
  rx1: {
    channelModulo: 64,
    offsets: [0, 5],
    dataRates: sameWithDwell([null, ...slowerByOffset(7, 1).slice(1)]),
  },
  rx2: { frequencyHz: 486_900_000, dataRate: 1 },
  cfListType: 1,
  linkAdr: {
    maxChannels: 64,
    blocks: { '0': [0, 16], '1': [16, 16], '2': [32, 16], '3': [48, 16] },
    banks: null,
    allOn: 6,
    allOff: 7,
    tail: null,
  },
  maxAdrDataRate: 5,
  txPower: txPower(19.15, 7),
  dutyCycle: [],
  dwellTime: noDwellTime,
  classB: { beaconFrequenciesHz: null, beaconDataRate: 2, pingSlotFrequenciesHz: null, layout: [3, 9, 19] },
  otaaRx2FrequenciesHz: range(0, 7).map((i) => 485_300_000 + i * 1_600_000),
  v2: {},
};
