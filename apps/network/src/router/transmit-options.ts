import { randomUUID } from 'node:crypto';
import type { broker, gateway } from '@fieldpost/contracts';
import {
  allowsAirtime,
  believedRssi,
  believedSnr,
  downlinkScore,
  type FrequencyPlan,
  startOfWindow,
  worstScore,
} from '@fieldpost/lorawan';
import type { TransmitOption } from '../receptions/frame-copy.js';
import { type GatewayState, isBooked } from './gateway-states.js';
import type { ComparedWindow, ComparedWindows } from './compared-windows.js';
import { continuousWindow, type TransmitWindow, type UplinkTransmission } from './windows.js';

/** A reception by one gateway, and what is known of the gateway. */
export interface Reception {
  readonly routerId: string;
  readonly plan: FrequencyPlan;
  readonly uplink: UplinkTransmission & { readonly codingRate: string };
  readonly metadata: gateway.RxMetadata;
  readonly state: GatewayState;
  /** Milliseconds of `performance.now()`. */
  readonly now: number;
}

/** Gateways report no SNR above it, in dB. */
const highestSnr = 40;

/** The windows in which the gateway can answer a frame, those that cannot be used left out. */
export const optionsFor = (reception: Reception, windows: ComparedWindows): readonly TransmitOption[] =>
  windows
    .after(reception.plan, reception.uplink)
    .map((window) => toOption(window, reception))
    .filter(({ option }) => (option.score ?? 0) < worstScore);

function toOption(compared: ComparedWindow, reception: Reception): TransmitOption {
  const { window } = compared;
  const { routerId, uplink, metadata, now, plan } = reception;
  const timestamp = startOfWindow(metadata.timestamp ?? 0, window.delayMs);
  const option = optionOf(window, {
    ...{ routerId, timestamp, gatewayId: metadata.gateway_id ?? '', codingRate: uplink.codingRate },
    score: scoreOf(compared, timestamp, reception),
  });
  return { option, dueAt: now + window.delayMs, maxLength: window.maxLength, plan };
}

/** A gateway that heard a device last. */
export interface ImmediateGateway {
  readonly routerId: string;
  readonly gatewayId: string;
  readonly plan: FrequencyPlan;
  readonly snr: number;
}

/** Transmits to a device of class C as soon as possible; undefined when the gateway cannot send the data rate of RX2. */
export function immediateOption({ plan, snr, ...gateway }: ImmediateGateway): TransmitOption | undefined {
  const window = continuousWindow(plan);
  // Concentrators send at once what has no timestamp. The lowest score is the best one.
  const settings = { ...gateway, timestamp: 0, codingRate: '4/5', score: highestSnr - believedSnr(snr) };
  return (
    window && {
      option: optionOf(window, settings),
      ...{ dueAt: Infinity, isImmediate: true, maxLength: window.maxLength, plan },
    }
  );
}

interface OptionSettings {
  readonly routerId: string;
  readonly gatewayId: string;
  readonly score: number;
  /** 0: as soon as possible. */
  readonly timestamp: number;
  readonly codingRate: string;
}

function optionOf(window: TransmitWindow, settings: OptionSettings): broker.DownlinkOption {
  const { frequencyHz, power, modulation, dataRate, bitRate } = window;
  const { routerId, gatewayId, score, timestamp, codingRate } = settings;
  return {
    // Exactly one colon: brokers find the router by the part before it. Node keeps random bytes for many UUIDs.
    identifier: `${routerId}:${randomUUID()}`,
    gateway_id: gatewayId,
    score,
    protocol_configuration: {
      lorawan: { modulation, data_rate: dataRate, bit_rate: bitRate, coding_rate: codingRate },
    },
    gateway_configuration: {
      timestamp,
      rf_chain: 0,
      frequency: frequencyHz,
      power,
      polarization_inversion: true,
      frequency_deviation: bitRate / 2,
    },
  };
}

function scoreOf(
  { window, airtime, dutyCycle }: ComparedWindow,
  start: number,
  { state, metadata, plan, now }: Reception,
): number {
  const { frequencyHz, delayMs } = window;
  const frame = { frequencyHz, at: Date.now() + delayMs, airtime: airtime / 1e6 };
  return downlinkScore({
    airtime: airtime / 1e9,
    snr: believedSnr(metadata.snr),
    rssi: believedRssi(metadata.rssi),
    received: 0,
    channelUsed: 0,
    otherOptions: 0,
    isBooked: isBooked(state, { start, length: airtime / 1e3, dueAt: now + delayMs }, now),
    dutyCycle,
    isUsedUp: !allowsAirtime(plan.region, state.sent, frame),
  });
}
