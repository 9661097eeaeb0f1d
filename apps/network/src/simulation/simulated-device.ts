import { randomBytes } from 'node:crypto';
import type { router } from '@fieldpost/contracts';
import type { DevAddr } from '@fieldpost/domain';
import {
  type DeviceRadio,
  type DeviceState,
  type DeviceWindow,
  deviceWindows,
  encodeJoinRequest,
  type FrequencyPlan,
  initialRadio,
  joinChannel,
  joinedDevice,
  type JoinIdentity,
  nextUplink,
  payloadSpace,
  receiveDownlink,
  type UplinkChannel,
  uplinkChannel,
  uplinkDataRate,
} from '@fieldpost/lorawan';
import { transmissionOf, uplinkMessage } from '../gateways/gateway-messages.js';
import type {
  GatewayConnection,
  GatewayIdentity,
  GatewayTraffic,
  TransmitResult,
} from '../gateways/gateway-traffic.js';
import { simulatedPayload } from './simulated-payload.js';

/** A device that joins, or one with a session. */
export type SimulatedIdentity = JoinIdentity | DeviceState;

export interface SimulatedDeviceParts {
  readonly gateway: GatewayIdentity;
  readonly plan: FrequencyPlan;
  readonly identity: SimulatedIdentity;
  readonly traffic: Pick<GatewayTraffic, 'uplink'>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
}

/** The last frame, and when the device listens after it. */
interface Exchange {
  readonly timestamp: number;
  readonly windows: readonly DeviceWindow[];
  /** Nonce of a join request. */
  readonly devNonce: Buffer | undefined;
}

const port = 1;
const clockRange = 2 ** 32;
const [rssi, snr] = [-60, 8];

/** A device of class A and the only gateway that hears it, which transmits for no other device. */
export class SimulatedDevice implements GatewayConnection {
  private state: DeviceState | undefined;
  private readonly joining: JoinIdentity | undefined;
  private exchange: Exchange | undefined;
  private frames = 0;

  constructor(private readonly parts: SimulatedDeviceParts) {
    const { identity } = parts;
    if ('session' in identity) this.state = identity;
    else this.joining = identity;
  }

  get isJoined(): boolean {
    return this.state !== undefined;
  }

  /** The address of its session. */
  get devAddr(): DevAddr | undefined {
    return this.state?.session.devAddr;
  }

  /** Sends the next frame: a join request, or an uplink. */
  send(): void {
    if (this.state) this.sendUplink(this.state);
    else this.sendJoinRequest();
  }

  /** Brings a frame to the device, if it listens at that moment and channel. */
  transmit(message: router.DownlinkMessage): Promise<TransmitResult> {
    const { timestamp, frequencyHz, dataRate, phyPayload } = transmissionOf(message);
    const isHeard = this.exchange?.windows.some(
      (window) =>
        ((this.exchange?.timestamp ?? 0) + window.delayMs * 1_000) % clockRange === timestamp &&
        window.frequencyHz === frequencyHz &&
        window.dataRate === dataRate,
    );
    if (isHeard) this.receive(phyPayload);
    return Promise.resolve('accepted');
  }

  private sendJoinRequest(): void {
    const { joining } = this;
    if (!joining) return;
    const { plan, random } = this.parts;
    const [, fastest] = plan.region.join.dataRates['125000'] ?? [0, 0];
    const radio = initialRadio(plan, fastest);
    const devNonce = randomBytes(2);
    const { appKey, appEui, devEui } = joining;
    const phyPayload = encodeJoinRequest(appKey, { appEui, devEui, devNonce });
    this.forward(phyPayload, { radio, channel: joinChannel(radio, random()), devNonce });
  }

  private sendUplink(before: DeviceState): void {
    const { radio } = before;
    const channel = radio && uplinkChannel(radio, this.parts.random());
    if (!channel) return;
    const payload = simulatedPayload(this.frames, payloadSpace(before));
    this.frames += 1;
    const { state, phyPayload } = nextUplink(before, { port, payload });
    this.state = state;
    this.forward(phyPayload, { radio, channel, devNonce: undefined });
  }

  private forward(
    phyPayload: Buffer,
    {
      radio,
      channel,
      devNonce,
    }: {
      readonly radio: DeviceRadio;
      readonly channel: UplinkChannel;
      readonly devNonce: Buffer | undefined;
    },
  ): void {
    const { gateway, traffic, now } = this.parts;
    const timestamp = Math.round(now() * 1_000) % clockRange;
    const windows = deviceWindows(radio, channel, devNonce ? 'join' : 'data');
    this.exchange = { timestamp, windows, devNonce };
    const message = uplinkMessage(gateway, {
      ...{ phyPayload, timestamp, rssi, snr, frequencyHz: channel.frequencyHz },
      ...{ time: BigInt(Date.now()) * 1_000_000n, fineTime: undefined, channel: 0, rfChain: 0 },
      ...{ modulation: 'LORA', dataRate: uplinkDataRate(radio, channel.dataRate), bitRate: 0 },
      ...{ codingRate: '4/5', antennas: [] },
    });
    traffic.uplink(gateway, message);
  }

  private receive(phyPayload: Buffer): void {
    try {
      if (this.state) this.state = receiveDownlink(this.state, phyPayload, snr).state;
      else this.acceptJoin(phyPayload);
    } catch {
      // Devices ignore frames that are not for them.
    }
  }

  private acceptJoin(encrypted: Buffer): void {
    const { joining, exchange, parts } = this;
    if (!joining || !exchange?.devNonce) return;
    const [, fastest] = parts.plan.region.join.dataRates['125000'] ?? [0, 0];
    const device = { appKey: joining.appKey, radio: initialRadio(parts.plan, fastest) };
    this.state = joinedDevice(device, { devNonce: exchange.devNonce, encrypted }).state;
  }
}
