import {
  certainRx1Window,
  dataRateIndex,
  downlinkModulation,
  keepsDwellTime,
  type FrequencyPlan,
  joinAcceptDelay,
  maxMacPayload,
  type Modulation,
  type ReceiveWindow,
  receiveDelay,
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
  const rx1 = dataRate === undefined ? undefined : certainRx1Window(plan, { frequencyHz, dataRate });
  const frame = isJoin ? 'join' : 'data';
  const rx2 = rx2Window(plan, frame);
  return [
    ...asWindow(plan, rx1, { delayMs: delays.rx1, frame }),
    ...asWindow(plan, rx2, { delayMs: delays.rx2, frame }),
  ];
}

/** RX2, in which a device of class C always listens; undefined when gateways cannot send its data rate. */
export const continuousWindow = (plan: FrequencyPlan): TransmitWindow | undefined =>
  asWindow(plan, rx2Window(plan, 'data'), { delayMs: 0, frame: 'data' })[0];

/** A join accept has one length, which devices need: with a CFList it takes 452 ms at SF10 (ADR 185). */
function asWindow(
  { region }: FrequencyPlan,
  window: ReceiveWindow | undefined,
  { delayMs, frame }: { readonly delayMs: number; readonly frame: 'join' | 'data' },
): readonly TransmitWindow[] {
  const modulation = window && downlinkModulation(region, window.dataRate);
  if (!window || !modulation) return [];
  const { frequencyHz, power, dataRate } = window;
  const hasDwellTime = frame === 'data' && keepsDwellTime(region);
  const macPayload = maxMacPayload(region, dataRate, hasDwellTime);
  if (macPayload === 0) return [];
  return [{ ...modulation, delayMs, frequencyHz, power, maxLength: macPayload + aroundMacPayload }];
}
