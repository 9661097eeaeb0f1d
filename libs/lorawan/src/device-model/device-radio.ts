import type { JoinAccept } from '../frames/join-accept.js';
import type { UplinkCommand } from '../mac-commands/uplink-commands.js';
import { dataRateName, dataRateOf, downlinkModulation } from '../regions/channels.js';
import type { FrequencyPlan } from '../regions/frequency-plans.js';
import { joinAcceptDelay, receiveDelay, rx1Window, type UplinkChannel } from '../regions/receive-windows.js';
import type { Region } from '../regions/region.js';

/** A channel of a device; `downlinkHz` is the frequency of its RX1 where DlChannelReq has changed it. */
export interface DeviceChannel {
  readonly frequencyHz: number;
  readonly downlinkHz?: number;
  readonly minDataRate: number;
  readonly maxDataRate: number;
}

/** The radio parameters of a device, which MAC commands change (LoRaWAN 1.0.3 section 5). */
export interface DeviceRadio {
  readonly plan: FrequencyPlan;
  /** By channel index; a missing entry is a channel that is not defined. */
  readonly channels: Readonly<Record<number, DeviceChannel>>;
  /** Indexes of the channels that the device uses. */
  readonly enabled: readonly number[];
  readonly dataRate: number;
  readonly txPower: number;
  readonly nbTrans: number;
  readonly rx1DrOffset: number;
  readonly rx2: { readonly frequencyHz: number; readonly dataRate: number };
  /** Whether the device expects downlinks of at most 400 ms, which moves RX1. */
  readonly hasDownlinkDwellTime: boolean;
  /** In seconds. */
  readonly rxDelay: number;
  /** Uplinks since the last downlink (ADR_ACK_CNT). */
  readonly silentUplinks: number;
  /** Answers that the next uplink carries. */
  readonly answers: readonly UplinkCommand[];
}

/** Where and when a device listens; `delayMs` counts from the end of the uplink. */
export interface DeviceWindow {
  readonly delayMs: number;
  readonly frequencyHz: number;
  /** `SF9BW125`; empty for FSK. */
  readonly dataRate: string;
}

/** The slowest data rate of a join request, with which devices start. */
const slowest = (region: Region): number => region.join.dataRates['125000']?.[0] ?? 0;

/** A device before its join, or with a session from elsewhere: the defaults of its region. */
export const initialRadio = (plan: FrequencyPlan, dataRate = slowest(plan.region)): DeviceRadio => ({
  plan,
  channels: { ...plan.region.uplinkChannels.map(toChannel) },
  enabled: plan.region.uplinkChannels.map((_, index) => index),
  dataRate,
  ...{ txPower: 0, nbTrans: 1, rx1DrOffset: 0, rxDelay: 1, silentUplinks: 0, answers: [] },
  rx2: plan.region.rx2,
  // Where the region leaves it open, this model of a device assumes the limit until it is told.
  hasDownlinkDwellTime: plan.region.dwellTime.downlinkMs > 0,
});

const toChannel = ([frequencyHz, minDataRate, maxDataRate]: readonly [number, number, number]) => ({
  frequencyHz,
  minDataRate,
  maxDataRate,
});

/** The radio after a join accept: RX parameters and channels are those of the accept (LoRaWAN 1.0.3 section 6.2.5). */
export function joinedRadio(before: DeviceRadio, accept: JoinAccept): DeviceRadio {
  const { dlSettings, rxDelay, cfList } = accept;
  const radio = {
    ...initialRadio(before.plan, before.dataRate),
    rx1DrOffset: dlSettings.rx1DrOffset,
    rx2: { ...before.plan.region.rx2, dataRate: dlSettings.rx2Dr },
    rxDelay: Math.max(rxDelay, 1),
  };
  if (!cfList) return radio;
  return cfList.type === 0 ? withFrequencies(radio, cfList.frequenciesHz) : withMask(radio, cfList.channels);
}

function withFrequencies(radio: DeviceRadio, frequenciesHz: readonly number[]): DeviceRadio {
  const first = radio.plan.region.uplinkChannels.length;
  const added = frequenciesHz.flatMap((frequencyHz, i) =>
    frequencyHz === 0 ? [] : [[first + i, { frequencyHz, minDataRate: 0, maxDataRate: 5 }] as const],
  );
  return {
    ...radio,
    channels: { ...radio.channels, ...Object.fromEntries(added) },
    enabled: [...radio.enabled, ...added.map(([index]) => index)],
  };
}

const withMask = (radio: DeviceRadio, channels: readonly number[]): DeviceRadio => ({
  ...radio,
  enabled: channels.filter((index) => radio.channels[index]),
});

/** One of the channels for join requests; `random` is from 0 to below 1. */
export function joinChannel({ plan, dataRate }: DeviceRadio, random: number): UplinkChannel {
  const { region } = plan;
  const listened = new Set(plan.uplinkChannels.map(([hz]) => hz));
  const possible = region.join.channels
    .map((index) => region.uplinkChannels[index])
    .filter((channel) => channel !== undefined)
    .filter(([hz, min, max]) => listened.has(hz) && min <= dataRate && dataRate <= max);
  const [frequencyHz] = pick(possible, random) ?? region.uplinkChannels[0] ?? [0];
  return { frequencyHz, dataRate };
}

/** One of the channels that the device uses at its data rate; `undefined` when there is none. */
export function uplinkChannel(radio: DeviceRadio, random: number): UplinkChannel | undefined {
  const { dataRate } = radio;
  const possible = radio.enabled.map((index) => radio.channels[index]).filter((c) => c !== undefined);
  const channel = pick(
    possible.filter(({ minDataRate, maxDataRate }) => minDataRate <= dataRate && dataRate <= maxDataRate),
    random,
  );
  return channel && { frequencyHz: channel.frequencyHz, dataRate };
}

const pick = <T>(things: readonly T[], random: number): T | undefined =>
  things[Math.floor(random * things.length)];

/** The name of a data rate of uplinks, as `SF7BW125`. */
export function uplinkDataRate({ plan }: Pick<DeviceRadio, 'plan'>, index: number): string {
  const rate = dataRateOf(plan.region, index);
  return rate ? dataRateName(rate) : '';
}

/** RX1, where the region has one for the uplink, and RX2 (LoRaWAN 1.0.3 section 3.3). */
export function deviceWindows(
  radio: DeviceRadio,
  uplink: UplinkChannel,
  frame: 'join' | 'data',
): readonly DeviceWindow[] {
  const delay = frame === 'join' ? joinAcceptDelay : receiveDelay(radio.rxDelay);
  const isJoin = frame === 'join';
  const { hasDownlinkDwellTime: hasDwellTime } = radio;
  const rx1 = rx1Window(radio.plan, uplink, { rx1DrOffset: isJoin ? 0 : radio.rx1DrOffset, hasDwellTime });
  const own = Object.values(radio.channels).find(({ frequencyHz }) => frequencyHz === uplink.frequencyHz);
  const rx2 = isJoin ? radio.plan.region.rx2 : radio.rx2;
  const { region } = radio.plan;
  return [
    ...(rx1
      ? [windowAt(region, delay.rx1, { ...rx1, frequencyHz: own?.downlinkHz ?? rx1.frequencyHz })]
      : []),
    windowAt(region, delay.rx2, rx2),
  ];
}

const windowAt = (
  region: Region,
  delayMs: number,
  { frequencyHz, dataRate }: UplinkChannel,
): DeviceWindow => ({
  delayMs,
  frequencyHz,
  dataRate: downlinkModulation(region, dataRate)?.dataRate ?? '',
});
