import type { Region } from './region.js';
import {
  beacons,
  channels,
  eightRates,
  lrFhssRates,
  noDwellTime,
  range,
  sameWithDwell,
  sixteenChannels,
  slowerByOffset,
  txPower,
  v2Channels,
} from './tables.js';

const defaults868 = channels(3, { first: 868_100_000, step: 200_000 }, [0, 5]);
const defaults433 = channels(3, { first: 433_175_000, step: 200_000 }, [0, 5]);
const rx1868 = [...slowerByOffset(7), ...slowerByOffset(2).slice(1), ...slowerByOffset(2).slice(1)];
const cfList868 = range(0, 4).map((i) => 867_100_000 + i * 200_000);

export const eu868: Region = {
  frequencyRangeHz: [863_000_000, 870_000_000],
  dataRates: [...eightRates, ...lrFhssRates(8, 137_000, [58, 123]), ...lrFhssRates(10, 336_000, [58, 123])],
  uplinkChannels: defaults868,
  downlinkChannels: defaults868,
  join: { channels: [0, 1, 2], dataRates: { '125000': [0, 5] } },
  rx1: { channelModulo: null, offsets: [0, 5], dataRates: sameWithDwell(rx1868) },
  rx2: { frequencyHz: 869_525_000, dataRate: 0 },
  cfListType: 0,
  linkAdr: sixteenChannels,
  maxAdrDataRate: 5,
  txPower: txPower(16, 7),
  dutyCycle: [
    [863_000_000, 865_000_000, 0.001, 16.15],
    [865_000_000, 868_000_000, 0.01, 16.15],
    [868_000_000, 868_600_000, 0.01, 16.15],
    [868_700_000, 869_200_000, 0.001, 16.15],
    [869_400_000, 869_650_000, 0.1, 29.15],
    [869_700_000, 870_000_000, 0.01, 16.15],
  ],
  dwellTime: noDwellTime,
  classB: beacons(869_525_000),
  v2: {
    EU_863_870: {
      uplinkChannels: [
        ...v2Channels([868_100_000]),
        [868_300_000, range(0, 6)],
        ...v2Channels([868_500_000, ...cfList868]),
        [868_800_000, [7]],
      ],
      cfListHz: cfList868,
      rx2DataRate: 3,
      rx2PowerDbm: 27,
      powerDbm: 14,
      adr: { minDataRate: 0, maxDataRate: 5, minPowerDbm: 2, maxPowerDbm: 14, stepDb: 3 },
    },
  },
};

export const eu433: Region = {
  frequencyRangeHz: [433_050_000, 434_790_000],
  dataRates: eightRates,
  uplinkChannels: defaults433,
  downlinkChannels: defaults433,
  join: { channels: [0, 1, 2], dataRates: { '125000': [0, 5] } },
  rx1: { channelModulo: null, offsets: [0, 5], dataRates: sameWithDwell(slowerByOffset(7)) },
  rx2: { frequencyHz: 434_665_000, dataRate: 0 },
  cfListType: 0,
  linkAdr: sixteenChannels,
  maxAdrDataRate: 5,
  txPower: txPower(12.15, 5),
  dutyCycle: [[433_050_000, 434_790_000, 0.1, 12.15]],
  dwellTime: noDwellTime,
  classB: beacons(434_665_000),
  v2: {
    EU_433: {
      uplinkChannels: v2Channels(defaults433.map(([hz]) => hz)),
      cfListHz: null,
      rx2DataRate: 0,
      rx2PowerDbm: 10,
      powerDbm: 10,
      adr: null,
    },
  },
};

const defaults864 = channels(2, { first: 868_900_000, step: 200_000 }, [0, 5]);
const cfList864 = range(0, 4).map((i) => 864_100_000 + i * 200_000);

export const ru864: Region = {
  frequencyRangeHz: [864_000_000, 870_000_000],
  dataRates: eightRates,
  uplinkChannels: defaults864,
  downlinkChannels: defaults864,
  join: { channels: [0, 1], dataRates: { '125000': [0, 5] } },
  rx1: { channelModulo: null, offsets: [0, 5], dataRates: sameWithDwell(slowerByOffset(7)) },
  rx2: { frequencyHz: 869_100_000, dataRate: 0 },
  cfListType: 0,
  linkAdr: sixteenChannels,
  maxAdrDataRate: 5,
  txPower: txPower(16, 7),
  dutyCycle: [[864_000_000, 870_000_000, 0.01, 22.15]],
  dwellTime: noDwellTime,
  classB: { ...beacons(869_100_000), pingSlotFrequenciesHz: [868_900_000] },
  v2: {
    RU_864_870: {
      uplinkChannels: v2Channels([...defaults864.map(([hz]) => hz), ...cfList864]),
      cfListHz: cfList864,
      rx2DataRate: 0,
      rx2PowerDbm: null,
      powerDbm: null,
      adr: { minDataRate: 0, maxDataRate: 5, minPowerDbm: 2, maxPowerDbm: 14, stepDb: 3 },
    },
  },
};
