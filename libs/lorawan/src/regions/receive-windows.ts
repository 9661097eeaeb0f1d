import { uplinkChannelIndex } from './channels.js';
import type { FrequencyPlan } from './frequency-plans.js';
import type { Region } from './region.js';

/** Delays of the receive windows in milliseconds (regional parameters 1.0.3 section 2.1); RX2 comes 1 s after RX1. */
export const joinAcceptDelay = { rx1: 5000, rx2: 6000 } as const;

/** RX1 and RX2 after data: `rxDelay` is in seconds, where 0 also means 1. */
export const receiveDelay = (rxDelay: number) => {
  const rx1 = Math.max(rxDelay, 1) * 1000;
  return { rx1, rx2: rx1 + 1000 };
};

/** Where a device listens, and with which power a gateway sends there, in dBm. */
export interface ReceiveWindow {
  readonly frequencyHz: number;
  readonly dataRate: number;
  readonly power: number;
}

export interface UplinkChannel {
  readonly frequencyHz: number;
  readonly dataRate: number;
}

export interface Rx1Settings {
  readonly rx1DrOffset: number;
  /** Downlinks are limited to 400 ms. */
  readonly hasDwellTime?: boolean;
}

/** The settings of a join accept, and of devices that were given no others. */
const defaultSettings: Rx1Settings = { rx1DrOffset: 0 };

/**
 * RX1 in which a network answers: `undefined` also where its data rate depends on whether the device keeps downlinks within
 * the dwell time, which a network cannot know before the device has answered TxParamSetupReq.
 */
export function certainRx1Window(plan: FrequencyPlan, uplink: UplinkChannel): ReceiveWindow | undefined {
  const window = rx1Window(plan, uplink);
  const withDwellTime = rx1Window(plan, uplink, { ...defaultSettings, hasDwellTime: true });
  return window?.dataRate === withDwellTime?.dataRate ? window : undefined;
}

/** RX1 after an uplink; `undefined` when the region has no such channel, data rate or offset. */
export function rx1Window(
  plan: FrequencyPlan,
  uplink: UplinkChannel,
  { rx1DrOffset, hasDwellTime = false }: Rx1Settings = defaultSettings,
): ReceiveWindow | undefined {
  const { region } = plan;
  const table = region.rx1.dataRates[hasDwellTime ? 'dwell' : 'noDwell'];
  const dataRate = table[uplink.dataRate]?.[rx1DrOffset];
  const frequencyHz = rx1Frequency(region, uplink.frequencyHz);
  if (dataRate === undefined || frequencyHz === undefined) return undefined;
  return { frequencyHz, dataRate, power: plan.powerDbm ?? defaultPower };
}

function rx1Frequency(region: Region, uplinkHz: number): number | undefined {
  const { channelModulo } = region.rx1;
  if (channelModulo === null) return uplinkHz;
  const channel = uplinkChannelIndex(region, uplinkHz);
  return channel === undefined ? undefined : region.downlinkChannels[channel % channelModulo]?.[0];
}

/** For a plan without a power of its own. */
const defaultPower = 14;

/** RX2 of a join accept is that of the region; data has the data rate of the plan, which the join accept announces. */
export const rx2Window = (plan: FrequencyPlan, frame: 'join' | 'data'): ReceiveWindow => ({
  frequencyHz: plan.region.rx2.frequencyHz,
  dataRate: frame === 'join' ? plan.region.rx2.dataRate : plan.rx2DataRate,
  power: plan.rx2PowerDbm ?? defaultPower,
});
