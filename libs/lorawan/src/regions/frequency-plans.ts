import { type CfList, encodeCfList } from '../frames/cf-list.js';
import { uplinkChannelIndex } from './channels.js';
import type { Region, V2Plan } from './region.js';
import { regions } from './regions.js';

export type RegionName = keyof typeof regions;

/** The channels that a network uses in a region, under the name that The Things Network v2 gave them. */
export interface FrequencyPlan extends V2Plan {
  /** As `EU_863_870`. */
  readonly name: string;
  readonly regionName: RegionName;
  readonly region: Region;
}

const plans: ReadonlyMap<string, FrequencyPlan> = new Map(
  Object.entries(regions).flatMap(([regionName, region]) =>
    Object.entries<V2Plan>(region.v2).map(([name, plan]) => [
      name,
      { ...plan, name, regionName: regionName as RegionName, region },
    ]),
  ),
);

export const frequencyPlan = (name: string): FrequencyPlan | undefined => plans.get(name);

/** Channels of several plans, and the plan that routers of The Things Network v2 assume. */
const ambiguous: Readonly<Record<number, string>> = {
  923_200_000: 'AS_923',
  923_400_000: 'AS_923',
  922_100_000: 'KR_920_923',
  922_300_000: 'KR_920_923',
  922_500_000: 'KR_920_923',
};

/** The plan of a gateway that reports none, by the frequency of an uplink. */
export const guessFrequencyPlan = (frequencyHz: number): FrequencyPlan | undefined =>
  plans.get(ambiguous[frequencyHz] ?? '') ??
  [...plans.values()].find((plan) => plan.uplinkChannels.some(([hz]) => hz === frequencyHz));

/**
 * The CFList of join accepts: the frequencies after the default channels, or, where devices know all channels, the ones
 * that gateways listen to. None where devices use the right channels by themselves.
 */
export function cfListOf(plan: FrequencyPlan): Buffer | undefined {
  const list = plan.cfListHz ? ({ type: 0, frequenciesHz: plan.cfListHz } as const) : channelMask(plan);
  return list && encodeCfList(list);
}

function channelMask({ region, uplinkChannels }: FrequencyPlan): CfList | undefined {
  if (region.cfListType !== 1 || uplinkChannels.length === region.uplinkChannels.length) return undefined;
  const channels = planChannels({ region, uplinkChannels });
  return { type: 1, channels };
}

/** The indexes of the plan's channels in a region whose devices know all channels. */
export const planChannels = ({
  region,
  uplinkChannels,
}: Pick<FrequencyPlan, 'region' | 'uplinkChannels'>): readonly number[] =>
  uplinkChannels
    .map(([hz]) => uplinkChannelIndex(region, hz))
    .filter((index) => index !== undefined)
    .sort((a, b) => a - b);
