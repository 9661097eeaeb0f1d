import type { DutyCycleBand, Region } from './region.js';
import {
  beacons,
  channels,
  dwellRates,
  fskRate,
  loraRates,
  noDwellTime,
  range,
  sameWithDwell,
  sixRates,
  sixteenChannels,
  slowerByOffset,
  txPower,
  v2Channels,
} from './tables.js';

/** RX1DROffset 6 and 7 make RX1 faster than the uplink. */
const withFasterOffsets = (slowest: number, faster: readonly (readonly [number, number])[]) =>
  slowerByOffset(7, slowest).map((row, up) => [...row, ...(faster[up] ?? [])]);

const rx1DataRates923 = {
  noDwell: withFasterOffsets(0, [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 7],
    [7, 7],
  ]),
  dwell: withFasterOffsets(2, [
    [2, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 7],
    [7, 7],
  ]),
};
const dataRates923 = [
  ...dwellRates(123),
  ...loraRates({ index: 6, sf: 7, bandwidthHz: 250_000 }, [250]),
  fskRate(7),
];

/** The four groups of AS923 differ in frequencies only; `first` is that of the first channel. */
const as923 = (
  first: number,
  frequencyRangeHz: readonly [number, number],
  [fromHz, toHz]: readonly [number, number],
): Region => {
  const defaults = channels(2, { first, step: 200_000 }, [0, 5]);
  const band: DutyCycleBand = [fromHz, toHz, 0.01, 16];
  return {
    frequencyRangeHz,
    dataRates: dataRates923,
    uplinkChannels: defaults,
    downlinkChannels: defaults,
    join: { channels: [0, 1], dataRates: { '125000': [2, 5] } },
    rx1: { channelModulo: null, offsets: [0, 7], dataRates: rx1DataRates923 },
    rx2: { frequencyHz: first, dataRate: 2 },
    cfListType: 0,
    linkAdr: sixteenChannels,
    maxAdrDataRate: 5,
    txPower: txPower(16, 7),
    dutyCycle: [band],
    dwellTime: {
      txParamSetup: true,
      uplinkMs: 400,
      downlinkMs: 400,
      uplinkAtBoot: null,
      downlinkAtBoot: null,
    },
    classB: beacons(first + 200_000),
    v2: {},
  };
};

const v2923 = {
  rx2DataRate: 2,
  rx2PowerDbm: 14,
  powerDbm: 14,
  adr: { minDataRate: 0, maxDataRate: 5, minPowerDbm: 2, maxPowerDbm: 14, stepDb: 2 },
};
const first923 = [923_200_000, 923_400_000];
const lower923 = range(0, 4).map((i) => 922_200_000 + i * 200_000);
const upper923 = range(0, 4).map((i) => 923_600_000 + i * 200_000);

export const as9231: Region = {
  ...as923(923_200_000, [915_000_000, 928_000_000], [923_000_000, 923_500_000]),
  v2: {
    AS_923: { ...v2923, uplinkChannels: v2Channels(first923), cfListHz: null },
    AS_920_923: {
      ...v2923,
      uplinkChannels: [
        ...v2Channels([...first923, ...lower923, 922_000_000]),
        [922_100_000, [6]],
        [921_800_000, [7]],
      ],
      cfListHz: lower923,
    },
    AS_923_925: {
      ...v2923,
      uplinkChannels: [
        ...v2Channels([...first923, ...upper923, 924_600_000]),
        [924_500_000, [6]],
        [924_800_000, [7]],
      ],
      cfListHz: upper923,
    },
  },
};
export const as9232 = as923(921_400_000, [920_000_000, 923_000_000], [921_400_000, 922_000_000]);
export const as9233 = as923(916_600_000, [915_000_000, 921_000_000], [916_500_000, 917_000_000]);
export const as9234 = as923(917_300_000, [917_000_000, 920_000_000], [917_300_000, 917_500_000]);

const defaults865 = [865_062_500, 865_402_500, 865_985_000].map((hz) => [hz, 0, 5] as const);

/** Implementations differ in the data rates of RX1DROffset 6 and 7 and of DR7; networks should use neither. */
const rx1DataRates865 = [
  ...withFasterOffsets(0, [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
    [5, 7],
  ]).slice(0, 6),
  null,
  [7, 5, 5, 4, 3, 2, 7, 7],
];

export const in865: Region = {
  frequencyRangeHz: [865_000_000, 867_000_000],
  dataRates: [...sixRates, fskRate(7)],
  uplinkChannels: defaults865,
  downlinkChannels: defaults865,
  join: { channels: [0, 1, 2], dataRates: { '125000': [0, 5] } },
  rx1: { channelModulo: null, offsets: [0, 7], dataRates: sameWithDwell(rx1DataRates865) },
  rx2: { frequencyHz: 866_550_000, dataRate: 2 },
  cfListType: 0,
  linkAdr: sixteenChannels,
  maxAdrDataRate: 5,
  txPower: txPower(30, 10),
  dutyCycle: [],
  dwellTime: noDwellTime,
  classB: { ...beacons(866_550_000), beaconDataRate: 4, layout: [1, 7, 19] },
  v2: {
    IN_865_867: {
      uplinkChannels: v2Channels(defaults865.map(([hz]) => hz)),
      cfListHz: null,
      rx2DataRate: 2,
      rx2PowerDbm: 27,
      powerDbm: 27,
      adr: null,
    },
  },
};

const defaults920 = channels(3, { first: 922_100_000, step: 200_000 }, [0, 5]);
const upper920 = range(0, 3).map((i) => 922_700_000 + i * 200_000);

export const kr920: Region = {
  frequencyRangeHz: [920_900_000, 923_300_000],
  dataRates: sixRates,
  uplinkChannels: defaults920,
  downlinkChannels: defaults920,
  join: { channels: [0, 1, 2], dataRates: { '125000': [0, 5] } },
  rx1: { channelModulo: null, offsets: [0, 5], dataRates: sameWithDwell(slowerByOffset(5)) },
  rx2: { frequencyHz: 921_900_000, dataRate: 0 },
  cfListType: 0,
  linkAdr: sixteenChannels,
  maxAdrDataRate: 5,
  txPower: txPower(14, 7),
  dutyCycle: [],
  dwellTime: noDwellTime,
  classB: beacons(923_100_000),
  v2: {
    KR_920_923: {
      uplinkChannels: v2Channels([...defaults920.map(([hz]) => hz), ...upper920]),
      cfListHz: [...upper920, 0],
      rx2DataRate: 0,
      rx2PowerDbm: 23,
      powerDbm: 23,
      adr: { minDataRate: 0, maxDataRate: 5, minPowerDbm: 2, maxPowerDbm: 14, stepDb: 2 },
    },
  },
};
