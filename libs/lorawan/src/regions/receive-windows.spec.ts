import { describe, expect, it } from '@jest/globals';
import { dataRateIndex, downlinkModulation, maxMacPayload, uplinkChannelIndex } from './channels.js';
import { cfListOf, type FrequencyPlan, frequencyPlan, guessFrequencyPlan } from './frequency-plans.js';
import { certainRx1Window, receiveDelay, rx1Window, rx2Window } from './receive-windows.js';
import { regions } from './regions.js';

const planOf = (name: string): FrequencyPlan => {
  const plan = frequencyPlan(name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
};
const lora = (dataRate: string) => ({ modulation: 'LORA', dataRate, bitRate: 0 }) as const;
const fsk = { modulation: 'FSK', dataRate: '', bitRate: 50_000 } as const;

describe('A frequency plan', () => {
  it('has the names of The Things Network v2 that have channels', () => {
    const names = Object.values(regions).flatMap((region) => Object.keys(region.v2));
    expect(names.sort()).toEqual([
      ...['AS_920_923', 'AS_923', 'AS_923_925', 'AU_915_928', 'CN_470_510', 'EU_433', 'EU_863_870'],
      ...['IN_865_867', 'KR_920_923', 'RU_864_870', 'US_902_928'],
    ]);
    for (const name of names) expect(frequencyPlan(name)?.name).toBe(name);
    expect(frequencyPlan('CN_779_787')).toBeUndefined();
  });

  it.each([
    [868_100_000, 'EU_863_870'],
    [868_800_000, 'EU_863_870'],
    [904_600_000, 'US_902_928'],
    [917_500_000, 'AU_915_928'],
    [923_200_000, 'AS_923'],
    [922_200_000, 'AS_920_923'],
    [923_600_000, 'AS_923_925'],
    [922_300_000, 'KR_920_923'],
    [922_700_000, 'KR_920_923'],
    [865_985_000, 'IN_865_867'],
    [864_100_000, 'RU_864_870'],
    [489_300_000, 'CN_470_510'],
    [902_300_000, undefined],
  ])('of an uplink at %i Hz is %s', (frequency, name) => {
    expect(guessFrequencyPlan(frequency)?.name).toBe(name);
  });

  it.each([
    ['EU_863_870', '184f84e85684b85e84886684586e8400'],
    ['KR_920_923', 'f8ca8cc8d28c98da8c68e28c00000000'],
    ['US_902_928', '00ff0000000000000200000000000001'],
    ['AU_915_928', '00ff0000000000000200000000000001'],
    ['AS_923', undefined],
    ['CN_470_510', undefined],
  ])('%s sends the CFList %s', (name, hex) => {
    expect(cfListOf(planOf(name))?.toString('hex')).toBe(hex);
  });
});

describe('A data rate', () => {
  it.each([
    ['EU868', lora('SF12BW125'), 'up', 0],
    ['EU868', lora('SF7BW250'), 'up', 6],
    ['EU868', fsk, 'down', 7],
    ['US915', lora('SF8BW500'), 'up', 4],
    ['US915', lora('SF8BW500'), 'down', 12],
    ['AU915', lora('SF8BW500'), 'up', 6],
    ['AU915', lora('SF12BW500'), 'down', 8],
    ['AU915', lora('SF12BW500'), 'up', undefined],
    ['US915', lora('SF7BW125'), 'down', undefined],
    ['KR920', fsk, 'up', undefined],
    ['EU868', lora(''), 'up', undefined],
  ] as const)('in %s of %j %s is %s', (region, modulation, direction, index) => {
    expect(dataRateIndex(regions[region], modulation, direction)).toBe(index);
  });

  it('is turned back into what a gateway transmits', () => {
    expect(downlinkModulation(regions.EU868, 5)).toEqual(lora('SF7BW125'));
    expect(downlinkModulation(regions.EU868, 7)).toEqual(fsk);
    expect(downlinkModulation(regions.US915, 8)).toEqual(lora('SF12BW500'));
    expect(downlinkModulation(regions.US915, 0)).toBeUndefined();
    expect(downlinkModulation(regions.EU868, 8)).toBeUndefined();
    expect(downlinkModulation(regions.EU868, 15)).toBeUndefined();
  });

  it('limits a frame, with dwell time more', () => {
    expect(maxMacPayload(regions['AS923-1'], 2)).toBe(123);
    expect(maxMacPayload(regions['AS923-1'], 2, true)).toBe(19);
    expect(maxMacPayload(regions['AS923-1'], 0, true)).toBe(0);
    expect(maxMacPayload(regions.KR920, 6)).toBe(0);
  });
});

describe('A receive window', () => {
  it.each([
    ['EU_863_870', 868_300_000, 5, { rx1DrOffset: 2 }, { frequencyHz: 868_300_000, dataRate: 3, power: 14 }],
    ['US_902_928', 904_100_000, 1, { rx1DrOffset: 0 }, { frequencyHz: 923_900_000, dataRate: 11, power: 20 }],
    ['US_902_928', 904_600_000, 4, { rx1DrOffset: 0 }, { frequencyHz: 923_900_000, dataRate: 13, power: 20 }],
    ['AU_915_928', 917_500_000, 6, { rx1DrOffset: 1 }, { frequencyHz: 923_900_000, dataRate: 13, power: 20 }],
    ['CN_470_510', 489_300_000, 3, { rx1DrOffset: 0 }, { frequencyHz: 509_700_000, dataRate: 3, power: 14 }],
    [
      'AS_923',
      923_200_000,
      5,
      { rx1DrOffset: 0, hasDwellTime: true },
      { frequencyHz: 923_200_000, dataRate: 5, power: 14 },
    ],
    [
      'AS_923',
      923_200_000,
      1,
      { rx1DrOffset: 0, hasDwellTime: true },
      { frequencyHz: 923_200_000, dataRate: 2, power: 14 },
    ],
    ['AS_923', 923_200_000, 5, { rx1DrOffset: 7 }, { frequencyHz: 923_200_000, dataRate: 7, power: 14 }],
    ['RU_864_870', 868_900_000, 0, { rx1DrOffset: 0 }, { frequencyHz: 868_900_000, dataRate: 0, power: 14 }],
    ['EU_863_870', 868_100_000, 5, { rx1DrOffset: 6 }, undefined],
    ['US_902_928', 868_100_000, 1, { rx1DrOffset: 0 }, undefined],
    ['IN_865_867', 865_062_500, 6, { rx1DrOffset: 0 }, undefined],
  ])('RX1 in %s after %i Hz, DR%i, settings %j', (...[name, frequencyHz, dataRate, settings, window]) => {
    expect(rx1Window(planOf(name), { frequencyHz, dataRate }, settings)).toEqual(window);
  });

  it.each([
    ['AS_923', 923_200_000, [undefined, undefined, 2, 3, 4, 5]],
    ['AU_915_928', 917_000_000, [8, 9, 10, 11, 12, 13]],
    ['EU_863_870', 868_100_000, [0, 1, 2, 3, 4, 5]],
  ])(
    'RX1 in %s is used where its data rate is that of devices with and without dwell time',
    (name, frequencyHz, expected) => {
      const rx1After = (dataRate: number) => certainRx1Window(planOf(name), { frequencyHz, dataRate });
      expect(expected.map((_, dataRate) => rx1After(dataRate)?.dataRate)).toEqual(expected);
    },
  );

  it('RX2 has a data rate of its own for joins in Europe', () => {
    const europe = planOf('EU_863_870');
    expect(rx2Window(europe, 'join')).toEqual({ frequencyHz: 869_525_000, dataRate: 0, power: 27 });
    expect(rx2Window(europe, 'data')).toEqual({ frequencyHz: 869_525_000, dataRate: 3, power: 27 });
  });

  it('comes after 1 s when the delay is 0, and RX2 a second later', () => {
    expect(receiveDelay(0)).toEqual({ rx1: 1000, rx2: 2000 });
    expect(receiveDelay(5)).toEqual({ rx1: 5000, rx2: 6000 });
  });

  it.each(Object.entries(regions))(
    'RX1 exists in %s for every channel, data rate and offset',
    (_name, region) => {
      const dataRates = region.uplinkChannels.flatMap(([hz, slowest, fastest]) => {
        expect(uplinkChannelIndex(region, hz)).toBeDefined();
        return region.rx1.dataRates.noDwell.slice(slowest, fastest + 1).flatMap((row) => row ?? []);
      });
      for (const dataRate of new Set(dataRates)) expect(downlinkModulation(region, dataRate)).toBeDefined();
    },
  );
});
