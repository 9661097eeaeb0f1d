import { dataRateOf } from '../regions/channels.js';
import type { FrequencyPlan, RegionName } from '../regions/frequency-plans.js';
import type { DataRate, Region } from '../regions/region.js';
import { regions } from '../regions/regions.js';
import type { StationVersion } from './station-messages.js';
import { type PlannedChannel, planChannels, type TunedChannel } from './channel-plan.js';

/** The channels and powers of a gateway. */
export type StationPlan = Pick<
  FrequencyPlan,
  'regionName' | 'region' | 'uplinkChannels' | 'powerDbm' | 'rx2PowerDbm'
>;

type PlanChannel = StationPlan['uplinkChannels'][number];

/** Data rates that a message of a station can name. */
const mostDataRates = 16;
const demodulators = 8;
/** CN470 has 96 channels; The Things Network used those from 486.3 MHz on. */
const firstChannel: Partial<Record<RegionName, number>> = { CN470: 80 };

/** The plan of a region for which The Things Network v2 had none: its default channels. */
export const stationPlanOf = (regionName: RegionName): StationPlan => {
  const region: Region = regions[regionName];
  const uplinkChannels = region.uplinkChannels.map(([hz, least, most]): PlanChannel => [
    hz,
    range(least, most),
  ]);
  return { regionName, region, uplinkChannels, powerDbm: null, rx2PowerDbm: null };
};

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

interface StationRegion {
  readonly name: string;
  /** Whether the name is that of another region, so that the station does not know the limit of its power. */
  readonly isOther: boolean;
}

const own = (name: string): StationRegion => ({ name, isOther: false });
/**
 * Stations from 2.0.6 on drop every downlink for a region whose name they do not know. The rules for this one neither listen
 * before they talk nor have a duty cycle, and `max_eirp` lowers its power. Older ones take `max_eirp` for unknown names only.
 */
const neutral: StationRegion = { name: 'US902', isOther: true };

/** Names that all versions of Basics Station know. */
const stationRegions: Readonly<Record<RegionName, StationRegion>> = {
  EU868: own('EU863'),
  US915: own('US902'),
  AU915: own('AU915'),
  'AS923-1': own('AS923JP'),
  KR920: own('KR920'),
  ...{ 'AS923-2': neutral, 'AS923-3': neutral, 'AS923-4': neutral, IN865: neutral, RU864: neutral },
  ...{ EU433: neutral, CN470: neutral, 'CN470-20A': neutral },
};

const firstWithKnownNames = [2, 0, 6] as const;

/** Whether a station, such as `2.0.5(rpi/std)`, takes any name of a region. */
function takesAnyRegion(station: string): boolean {
  const parts = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})/.exec(station)?.slice(1).map(Number);
  const at = parts?.findIndex((part, i) => part !== firstWithKnownNames[i]) ?? -1;
  return parts !== undefined && at >= 0 && (parts[at] ?? 0) < (firstWithKnownNames[at] ?? 0);
}

/** `isProduction`: the station ignores settings that relax its rules, with a warning. */
interface RouterConfigOptions extends Pick<StationVersion, 'station' | 'isProduction'> {
  /** Unix seconds with a fraction. */
  readonly muxTime: number;
}

/**
 * The message `router_config` for a station with one concentrator. It gets all frames: devices may have addresses and join
 * EUIs of any network. The network itself keeps the duty cycle; listening before talking and dwell time stay with the
 * station.
 */
export const routerConfig = (plan: StationPlan, { muxTime, station, isProduction }: RouterConfigOptions) => {
  const { name, isOther } = stationRegions[plan.regionName];
  return {
    msgtype: 'router_config',
    NetID: null,
    JoinEui: null,
    region: isOther && takesAnyRegion(station) ? plan.regionName : name,
    hwspec: 'sx1301/1',
    freq_range: plan.region.frequencyRangeHz,
    DRs: Array.from({ length: mostDataRates }, (_, index) => dataRateTriple(dataRateOf(plan.region, index))),
    sx1301_conf: [concentratorOf(plan)],
    ...(!isProduction && { nocca: false, nodc: true, nodwell: false }),
    max_eirp: maxEirp(plan),
    MuxTime: muxTime,
  };
};

/** Spreading factor, bandwidth in kHz, and 1 for downlinks only; FSK has zeros, and an unknown data rate -1. */
function dataRateTriple(rate: DataRate | undefined): readonly [number, number, number] {
  if (rate?.bitRate !== undefined) return [0, 0, 0];
  if (rate?.sf === undefined || rate.bandwidthHz === undefined) return [-1, 0, 0];
  return [rate.sf, rate.bandwidthHz / 1000, rate.up ? 0 : 1];
}

/** Stations cannot be given the power of a frame, but the most that they may use. In its own regions a station knows more. */
function maxEirp({ regionName, region, powerDbm, rx2PowerDbm }: StationPlan): number {
  const powers = [powerDbm ?? region.txPower.maxEirpDbm, rx2PowerDbm ?? region.txPower.maxEirpDbm];
  return stationRegions[regionName].isOther ? Math.min(...powers) : Math.max(...powers);
}

interface Rated extends PlannedChannel {
  readonly rate: DataRate;
}

/** The channel with the data rates of one bandwidth: the fastest of them is the one for a single data rate. */
const ratedChannels = ({ region, uplinkChannels }: StationPlan): readonly Rated[] =>
  uplinkChannels.flatMap(([frequencyHz, indexes]) => {
    const rates = indexes.map((index) => dataRateOf(region, index)).filter((rate) => rate !== undefined);
    const byBandwidth = new Map(rates.map((rate) => [rate.bandwidthHz ?? rate.bitRate, rate]));
    return [...byBandwidth.values()].map((rate) => ({
      ...{ frequencyHz, rate },
      bandwidthHz: rate.bandwidthHz ?? 125_000,
    }));
  });

const isNarrow = ({ rate }: Rated): boolean => rate.sf !== undefined && rate.bandwidthHz === 125_000;
const isWide = ({ rate }: Rated): boolean => rate.sf !== undefined && rate.bandwidthHz !== 125_000;
const isFsk = ({ rate }: Rated): boolean => rate.bitRate !== undefined;

function concentratorOf(plan: StationPlan): Readonly<Record<string, unknown>> {
  const rated = ratedChannels(plan);
  const first = firstChannel[plan.regionName] ?? 0;
  const narrow = rated.filter(isNarrow).slice(first, first + demodulators);
  const [wide, fsk] = [rated.find(isWide), rated.find(isFsk)];
  const others = [wide, fsk].filter((channel) => channel !== undefined);
  const { radios, ...tuned } = planChannels(narrow, others);
  const [tunedWide, tunedFsk] = wide ? tuned.others : [undefined, ...tuned.others];
  return {
    radio_0: radioAt(radios[0]),
    radio_1: radioAt(radios[1]),
    ...Object.fromEntries(
      Array.from({ length: demodulators }, (_, i) => [`chan_multiSF_${String(i)}`, tuned.narrow[i] ?? off]),
    ),
    chan_Lora_std: singleRate(tunedWide, wide?.rate),
    chan_FSK: tunedFsk ?? off,
  };
}

const off = { enable: false };
const radioAt = (freq: number | undefined) => (freq === undefined ? off : { enable: true, freq });

const singleRate = (tuned: TunedChannel | undefined, rate: DataRate | undefined) =>
  tuned ? { ...tuned, bandwidth: rate?.bandwidthHz, spread_factor: rate?.sf } : off;
