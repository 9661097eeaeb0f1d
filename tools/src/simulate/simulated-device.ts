import { randomBytes } from 'node:crypto';
import {
  demodulationFloor,
  deviceWindows,
  type FrequencyPlan,
  initialRadio,
  joinChannel,
  payloadSpace,
  type UplinkChannel,
  uplinkChannel,
  uplinkDataRate,
} from '@fieldpost/lorawan';
import { DeviceSimulator, type JoinIdentity } from '@fieldpost/testing';
import { type Position, rssiOf, snrBetween } from './air.js';
import type { RadioGateway } from './radio-gateway.js';
import type { Statistics } from './statistics.js';

/** What all devices of a simulation share. Shares are from 0 to 1. */
export interface World {
  readonly plan: FrequencyPlan;
  readonly gateways: readonly RadioGateway[];
  readonly statistics: Statistics;
  readonly confirmed: number;
  readonly loss: number;
  readonly random: () => number;
}

interface Frame {
  readonly phyPayload: Buffer;
  readonly channel: UplinkChannel;
  readonly kind: 'join' | 'data';
}

/** After the opening of RX2 the device listens no longer; a timer may be late. */
const closingMs = 600;
/** How often a confirmed uplink is sent until it is acknowledged. */
const confirmedAttempts = 3;
const port = 1;
const payloadLength = 8;

/** A device of class A that joins, sends, and follows the network. One exchange at a time. */
export class SimulatedDevice {
  private device: DeviceSimulator;
  private joinDataRate: number;
  isBusy = false;

  constructor(
    private readonly identity: JoinIdentity,
    private readonly position: Position,
    private readonly world: World,
  ) {
    this.joinDataRate = joinRates(world.plan)[1];
    this.device = this.unjoined();
  }

  get isJoined(): boolean {
    return this.device.isJoined;
  }

  /** The data rate of its next uplink, as `SF7BW125`. */
  get dataRate(): string {
    const { radio } = this.device;
    return radio ? uplinkDataRate(radio, radio.dataRate) : '';
  }

  /** Sends its next frame and listens in both windows: a join request, or an uplink with its repetitions. */
  async act(): Promise<void> {
    this.isBusy = true;
    try {
      await (this.isJoined ? this.sendUplink() : this.join());
    } finally {
      this.isBusy = false;
    }
  }

  private unjoined(): DeviceSimulator {
    return DeviceSimulator.otaa(this.identity, initialRadio(this.world.plan, this.joinDataRate));
  }

  /** Every request without an answer makes the next one slower, down to the slowest, and then as fast as possible again. */
  private async join(): Promise<void> {
    const { radio } = this.device;
    if (!radio) return;
    this.world.statistics.joinRequests += 1;
    const phyPayload = this.device.joinRequest(randomBytes(2));
    const channel = joinChannel(radio, this.world.random());
    const accept = (frame: Buffer) => void this.device.acceptJoin(frame);
    if (await this.exchange({ phyPayload, channel, kind: 'join' }, accept)) {
      this.world.statistics.joins += 1;
      return;
    }
    const [slowest, fastest] = joinRates(this.world.plan);
    this.joinDataRate = this.joinDataRate > slowest ? this.joinDataRate - 1 : fastest;
    this.device = this.unjoined();
  }

  private async sendUplink(): Promise<void> {
    const { statistics, random } = this.world;
    const confirmed = random() < this.world.confirmed;
    const { radio } = this.device;
    const attempts = Math.max(radio?.nbTrans ?? 1, confirmed ? confirmedAttempts : 1);
    statistics.macAnswers += radio?.answers.length ?? 0;
    statistics.uplinks += 1;
    if (confirmed) statistics.confirmed += 1;
    const payload = this.payload();
    const phyPayload = this.device.uplink({ port, payload, confirmed });
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (attempt > 1) statistics.repetitions += 1;
      if (await this.transmit(phyPayload, confirmed)) return;
    }
  }

  /** Whether no repetition is necessary: a downlink arrived, and acknowledges a confirmed uplink. */
  private async transmit(phyPayload: Buffer, confirmed: boolean): Promise<boolean> {
    const { radio } = this.device;
    const channel = radio && uplinkChannel(radio, this.world.random());
    if (!channel) return true;
    let isAcknowledged = false;
    const isAnswered = await this.exchange({ phyPayload, channel, kind: 'data' }, (frame, snr) => {
      isAcknowledged = this.device.receive(frame, snr).ack;
    });
    if (confirmed && isAcknowledged) this.world.statistics.acknowledged += 1;
    return confirmed ? isAcknowledged : isAnswered;
  }

  /** Zero bytes where the answers to MAC commands leave no space for more. */
  private payload(): Buffer {
    return randomBytes(Math.max(0, Math.min(payloadLength, payloadSpace(this.device.active))));
  }

  /** Sends a frame through all gateways that hear it; whether a valid downlink came. */
  private exchange(frame: Frame, accept: (phyPayload: Buffer, snr: number) => void): Promise<boolean> {
    const { radio } = this.device;
    const windows = radio ? deviceWindows(radio, frame.channel, frame.kind) : [];
    return new Promise((resolve) => {
      const ends: (() => void)[] = [];
      const finish = (isAnswered: boolean): void => {
        clearTimeout(timer);
        for (const end of ends.splice(0)) end();
        resolve(isAnswered);
      };
      const timer = setTimeout(
        () => finish(false),
        Math.max(...windows.map(({ delayMs }) => delayMs)) + closingMs,
      );
      const receive = (phyPayload: Buffer, gateway: RadioGateway): void => {
        if (this.takes(phyPayload, gateway, accept)) finish(true);
      };
      ends.push(...this.sendToGateways(frame, { windows, receive }));
    });
  }

  private takes(
    phyPayload: Buffer,
    gateway: RadioGateway,
    accept: (phyPayload: Buffer, snr: number) => void,
  ): boolean {
    const { statistics, random, loss } = this.world;
    if (random() < loss) {
      statistics.missed += 1;
      return false;
    }
    try {
      accept(phyPayload, snrBetween(this.position, gateway.position));
      statistics.downlinks += 1;
      return true;
    } catch {
      statistics.invalid += 1;
      return false;
    }
  }

  private sendToGateways(
    { phyPayload, channel }: Frame,
    listener: Parameters<RadioGateway['hear']>[1],
  ): readonly (() => void)[] {
    const { plan, gateways, statistics, random, loss } = this.world;
    const floor = demodulationFloor(plan.region, channel.dataRate) ?? 0;
    const powerDb = plan.region.txPower.offsetsDb[this.device.radio?.txPower ?? 0] ?? 0;
    const dataRate = uplinkDataRate({ plan }, channel.dataRate);
    const ends = gateways.flatMap((gateway) => {
      const snr = snrBetween(this.position, gateway.position, { powerDb, random: random() });
      if (snr < floor || random() < loss) return [];
      const heard = { phyPayload, frequencyHz: channel.frequencyHz, dataRate, rssi: rssiOf(snr), snr };
      return [gateway.hear(heard, listener)];
    });
    if (ends.length === 0) statistics.unheard += 1;
    return ends;
  }
}

const joinRates = (plan: FrequencyPlan): readonly [slowest: number, fastest: number] =>
  plan.region.join.dataRates['125000'] ?? [0, 0];
