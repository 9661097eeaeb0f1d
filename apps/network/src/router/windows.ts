import {
  dataRateIndex,
  downlinkModulation,
  type FrequencyPlan,
  joinAcceptDelay,
  maxMacPayload,
  type Modulation,
  type ReceiveWindow,
  receiveDelay,
  rx1Window,
  rx2Window,
} from '@fieldpost/lorawan';

/** A receive window of a device after an uplink. */
export interface TransmitWindow extends Modulation {
  /** After the end of the uplink. */
  readonly delayMs: number;
  readonly frequencyHz: number;
  readonly power: number;
  /** The longest PHYPayload that may be sent, in bytes. */
  readonly maxLength: number;
}

/** How an uplink was sent. */
export interface UplinkTransmission extends Modulation {
  readonly frequencyHz: number;
  readonly isJoin: boolean;
}

/** MHDR and MIC, which MACPayload leaves out. */
const aroundMacPayload = 5;
/** Delay of RX1 after data in seconds, as in v2; the join accept announces it. */
export const rxDelaySeconds = 1;

/** RX1 and RX2 after an uplink; a window whose data rate gateways cannot send is left out. */
export function windowsAfter(plan: FrequencyPlan, uplink: UplinkTransmission): readonly TransmitWindow[] {
  const { frequencyHz, isJoin } = uplink;
  const delays = isJoin ? joinAcceptDelay : receiveDelay(rxDelaySeconds);
  const dataRate = dataRateIndex(plan.region, uplink, 'up');
  const rx1 = dataRate === undefined ? undefined : rx1Window(plan, { frequencyHz, dataRate });
  const rx2 = rx2Window(plan, isJoin ? 'join' : 'data');
  return [...asWindow(plan, rx1, delays.rx1), ...asWindow(plan, rx2, delays.rx2)];
}

/** RX2, in which a device of class C always listens; undefined when gateways cannot send its data rate. */
export const continuousWindow = (plan: FrequencyPlan): TransmitWindow | undefined =>
  asWindow(plan, rx2Window(plan, 'data'), 0)[0];

function asWindow(
  { region }: FrequencyPlan,
  window: ReceiveWindow | undefined,
  delayMs: number,
): readonly TransmitWindow[] {
  const modulation = window && downlinkModulation(region, window.dataRate);
  if (!window || !modulation) return [];
  const { frequencyHz, power, dataRate } = window;
  const maxLength = maxMacPayload(region, dataRate) + aroundMacPayload;
  return [{ ...modulation, delayMs, frequencyHz, power, maxLength }];
}
