import { describe, expect, it } from '@jest/globals';
import { frequencyPlan, type RegionName } from '../regions/frequency-plans.js';
import { regions } from '../regions/regions.js';
import { routerConfig, stationPlanOf, type StationPlan } from './router-config.js';

const names = Object.keys(regions) as RegionName[];
const planOf = (name: RegionName): StationPlan => {
  const [v2 = ''] = Object.keys(regions[name].v2);
  return frequencyPlan(v2) ?? stationPlanOf(name);
};
const configOf = (plan: StationPlan, isProduction = false) =>
  routerConfig(plan, { muxTime: 1.5, station: '2.0.6(rpi/std)', isProduction });
const ofStation = (station: string, name: RegionName) =>
  routerConfig(planOf(name), { muxTime: 1.5, station, isProduction: false }).region;
const v2Config = (name: string) => configOf(frequencyPlan(name) as StationPlan);

interface Channel {
  readonly enable: boolean;
  readonly radio: 0 | 1;
  readonly if: number;
  readonly bandwidth?: number;
  readonly spread_factor?: number;
}
type Concentrator = Readonly<Record<string, Channel & { readonly freq: number }>>;

const concentratorOf = (config: ReturnType<typeof configOf>): Concentrator =>
  config.sx1301_conf[0] as Concentrator;
const channelNames = [
  ...Array.from({ length: 8 }, (_, i) => `chan_multiSF_${String(i)}`),
  'chan_Lora_std',
  'chan_FSK',
];

/** Frequencies of the enabled channels in MHz, by name. */
function frequenciesOf(concentrator: Concentrator) {
  return channelNames.flatMap((name) => {
    const channel = concentrator[name];
    const radio = channel?.enable ? concentrator[`radio_${String(channel.radio)}`] : undefined;
    return channel && radio ? [(radio.freq + channel.if) / 1e6] : [];
  });
}

describe.each(names)('router_config for %s', (name) => {
  const config = configOf(planOf(name));
  const concentrator = concentratorOf(config);

  it('has what every station needs', () => {
    expect(config).toMatchObject({
      ...{ msgtype: 'router_config', NetID: null, JoinEui: null, hwspec: 'sx1301/1', MuxTime: 1.5 },
      freq_range: regions[name].frequencyRangeHz,
      ...{ nocca: false, nodc: true, nodwell: false },
    });
    expect(['EU863', 'US902', 'AU915', 'AS923JP', 'KR920']).toContain(config.region);
    expect(config.max_eirp).toBeGreaterThanOrEqual(10);
    expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  });

  it('has 16 data rates', () => {
    expect(config.DRs).toHaveLength(16);
    for (const { index, ...rate } of regions[name].dataRates)
      if ('sf' in rate)
        expect(config.DRs[index]).toEqual([rate.sf, (rate.bandwidthHz ?? 0) / 1000, rate.up ? 0 : 1]);
      else expect(config.DRs[index]).toEqual('bitRate' in rate ? [0, 0, 0] : [-1, 0, 0]);
  });

  it('has all channels of the plan that one concentrator can receive, within its radios', () => {
    const narrow = planOf(name).uplinkChannels.filter(([, rates]) =>
      rates.some((rate) => config.DRs[rate]?.[1] === 125),
    );
    const enabled = channelNames.slice(0, 8).filter((each) => concentrator[each]?.enable);
    expect(enabled).toHaveLength(Math.min(narrow.length, 8));
    for (const each of channelNames) {
      const channel = concentrator[each];
      if (!channel?.enable) continue;
      const halfBandwidth = (channel.bandwidth ?? 125_000) / 2;
      const receiver = channel.bandwidth === 500_000 ? 550_000 : 500_000;
      expect(Math.abs(channel.if) + halfBandwidth).toBeLessThanOrEqual(receiver);
      expect(concentrator[`radio_${String(channel.radio)}`]?.enable).toBe(true);
    }
    for (const hz of frequenciesOf(concentrator)) {
      expect(hz * 1e6).toBeGreaterThanOrEqual(config.freq_range[0]);
      expect(hz * 1e6).toBeLessThanOrEqual(config.freq_range[1]);
    }
  });
});

describe('The channels in router_config', () => {
  const eu = [868.1, 868.3, 868.5, 867.1, 867.3, 867.5, 867.7, 867.9];
  const us = [903.9, 904.1, 904.3, 904.5, 904.7, 904.9, 905.1, 905.3];
  const au = [916.8, 917, 917.2, 917.4, 917.6, 917.8, 918, 918.2];
  const as = [923.2, 923.4, 922.2, 922.4, 922.6, 922.8, 923, 922];
  const cn = [486.3, 486.5, 486.7, 486.9, 487.1, 487.3, 487.5, 487.7];

  it.each([
    ['EU_863_870', [...eu, 868.3, 868.8]],
    ['US_902_928', [...us, 904.6]],
    ['AU_915_928', [...au, 917.5]],
    ['AS_920_923', [...as, 922.1, 921.8]],
    ['CN_470_510', cn],
  ])('are those of %s', (plan, frequencies) => {
    const found = frequenciesOf(concentratorOf(v2Config(plan)));
    expect(found.map((hz) => Number(hz.toFixed(4)))).toEqual(frequencies);
  });

  it('include the one for a single data rate', () => {
    const { chan_Lora_std: europe } = concentratorOf(v2Config('EU_863_870'));
    expect(europe).toMatchObject({ bandwidth: 250_000, spread_factor: 7 });
    const { chan_Lora_std: america } = concentratorOf(v2Config('US_902_928'));
    expect(america).toMatchObject({ bandwidth: 500_000, spread_factor: 8 });
  });
});

describe('The power in router_config', () => {
  it('is the highest where the station knows the region, and else the lowest', () => {
    expect(v2Config('EU_863_870')).toMatchObject({ region: 'EU863', max_eirp: 27 });
    expect(v2Config('IN_865_867')).toMatchObject({ region: 'US902', max_eirp: 27 });
    expect(v2Config('CN_470_510')).toMatchObject({ region: 'US902', max_eirp: 14 });
  });
});

describe('The region in router_config', () => {
  it.each([
    ['2.0.5(rpi/std)', 'IN865'],
    ['1.9.10', 'IN865'],
    ['2.0.6(rpi/std)', 'US902'],
    ['2.1.0', 'US902'],
    ['3.0.0', 'US902'],
    ['', 'US902'],
  ])('is one that station %s knows: %s', (station, region) => {
    expect(ofStation(station, 'IN865')).toBe(region);
    expect(ofStation(station, 'EU868')).toBe('EU863');
  });
});

describe('A station that was built for production', () => {
  it('gets no settings that it ignores', () => {
    const config = configOf(planOf('EU868'), true);
    expect(['nocca', 'nodc', 'nodwell'].filter((each) => each in config)).toEqual([]);
  });
});
