import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { allowsAirtime, type SentFrame } from '@fieldpost/lorawan';
import { type Logger, Meters, type Metrics, type Rates, Tally } from '@fieldpost/observability';
import { RouterIdentity } from '../components/own-components.js';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import { LOGGER } from '../network.config.js';
import { TrafficMonitor } from '../monitor/traffic-monitor.js';
import { byScore, type TransmitOption } from '../receptions/frame-copy.js';
import { KeptOptions } from '../receptions/kept-options.js';
import { Replicas } from '../replicas/replicas.js';
import {
  book,
  concentratorTime,
  type GatewayState,
  GatewayStates,
  isBooked,
  type TimedSlot,
} from '../router/gateway-states.js';
import { sentFrameOf } from '../router/frame-airtime.js';
import { GatewayAirtime } from '../router/gateway-airtime.js';
import { OtherRouters } from './other-routers.js';
import {
  type Downlink,
  type Outcome,
  outcomeOfReplica,
  type TransmissionOfReplica,
  transmissionOfReplica,
} from './replica-data.js';

/** A gateway gets a frame so long before its window, in milliseconds: some keep only one frame. */
const handoverMs = 1_000;
/** Gateways cannot prepare a frame in less than 42.5 ms; the rest is for the way to the gateway. */
const leadMs = 80;
/** A gateway may transmit other frames for so long before one for a device of class C. */
const longestWaitMs = 5_000;
const tryAgainMs = 100;
/** What another replica needs for a transmission besides the time until its window. */
const replicaMs = 2_000;

/** Milliseconds of `performance.now()`. */
export interface TransmitterClock {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const standardClock: TransmitterClock = { now: () => performance.now(), sleep };

/** Has a gateway transmit a frame in the best window in which one accepts it. */
@Injectable()
export class Transmitter {
  private readonly results = new Tally(['accepted', 'too_late']);
  private readonly meters = new Meters(['downlink']);

  constructor(
    private readonly router: RouterIdentity,
    private readonly registry: GatewayRegistry,
    private readonly states: GatewayStates,
    private readonly airtime: GatewayAirtime,
    private readonly others: OtherRouters,
    private readonly kept: KeptOptions,
    private readonly replicas: Replicas,
    private readonly monitor: TrafficMonitor,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
    @Optional() private readonly clock: TransmitterClock = standardClock,
  ) {
    replicas.respond('transmit', (data) => this.transmitFor(transmissionOfReplica.parse(data)));
  }

  measure(metrics: Metrics): void {
    const help = 'Attempts to have a gateway transmit a frame, by result.';
    metrics.tally({ name: 'fieldpost_network_transmissions_total', help, label: 'result' }, this.results);
  }

  /** What gateways of this replica transmitted, per second. */
  get rates(): Rates {
    return this.meters.rates.downlink;
  }

  /** Tries the options in order of their scores; whether a gateway accepted one. */
  async transmit(downlink: Downlink, options: readonly TransmitOption[]): Promise<boolean> {
    const outcomes: Outcome[] = [];
    for (const option of [...options].sort(byScore)) {
      const outcome = await this.attempt(downlink, option);
      this.results.count(outcome);
      if (outcome === 'accepted') return true;
      outcomes.push(outcome);
    }
    this.logger.warn({ ...downlink.ids, results: outcomes }, 'no gateway could transmit a downlink');
    return false;
  }

  /** Notes the outcome in the status of the gateway, which is at the replica that it is connected to. */
  private note(outcome: Outcome, { option }: TransmitOption): void {
    const activity = this.states.get(option.gateway_id ?? '')?.activity;
    const at = Date.now();
    if (outcome === 'accepted') this.meters.mark('downlink');
    if (outcome === 'accepted') activity?.transmitted(at);
    else activity?.rejected({ at, reason: outcome });
  }

  private async attempt(downlink: Downlink, option: TransmitOption): Promise<Outcome> {
    if (option.replica !== undefined) return this.sendToReplica(option.replica, downlink, option);
    const [routerId = ''] = (option.option.identifier ?? '').split(':');
    if (routerId !== this.router.own.id) return this.sendToOther(routerId, downlink, option);
    const outcome = await this.attemptHere(downlink, option);
    this.note(outcome, option);
    return outcome;
  }

  private async attemptHere(downlink: Downlink, option: TransmitOption): Promise<Outcome> {
    if (downlink.payload.length > option.maxLength) return 'too_long';
    if (option.isImmediate) return this.attemptNow(downlink, option);
    if (this.clock.now() > option.dueAt - leadMs) return 'too_late';
    return this.sendToGateway(downlink, option);
  }

  /** Waits while the gateway transmits something else. */
  private async attemptNow(downlink: Downlink, option: TransmitOption): Promise<Outcome> {
    const end = this.clock.now() + longestWaitMs;
    for (;;) {
      const now = this.clock.now();
      const outcome = await this.sendToGateway(downlink, { ...option, dueAt: now + leadMs });
      if (outcome !== 'collision' || now >= end) return outcome;
      await this.clock.sleep(tryAgainMs);
    }
  }

  private async sendToReplica(
    replica: string,
    downlink: Downlink,
    { option, isImmediate, dueAt }: TransmitOption,
  ): Promise<Outcome> {
    const waitMs = isImmediate ? longestWaitMs : Math.max(0, dueAt - this.clock.now());
    const transmission: TransmissionOfReplica = { identifier: option.identifier ?? '', downlink };
    try {
      return outcomeOfReplica.parse(
        await this.replicas.request(replica, 'transmit', transmission, waitMs + replicaMs),
      );
    } catch {
      // Without a response another gateway may still transmit.
      return 'unreachable';
    }
  }

  private async transmitFor({ identifier, downlink }: TransmissionOfReplica): Promise<Outcome> {
    const option = this.kept.find(identifier);
    return option ? this.attempt(downlink, option) : 'unreachable';
  }

  private sendToOther(
    routerId: string,
    { payload, ids, euis }: Downlink,
    { option, maxLength }: TransmitOption,
  ): Outcome {
    if (payload.length > maxLength) return 'too_long';
    const message = { payload, ...ids, ...euis, downlink_option: option };
    return this.others.send(routerId, message) ? 'accepted' : 'unreachable';
  }

  private async sendToGateway({ payload, ids }: Downlink, transmitOption: TransmitOption): Promise<Outcome> {
    const { option, dueAt, plan } = transmitOption;
    const gatewayId = option.gateway_id ?? '';
    const state = this.states.get(gatewayId);
    if (!state) return 'unreachable';
    const now = this.clock.now();
    const frame = sentFrameOf(transmitOption, payload.length, now);
    if (plan && !allowsAirtime(plan.region, state.sent, frame)) return 'duty_cycle';
    const slot = slotOf(transmitOption, frame, state);
    if (isBooked(state, slot, now)) return 'collision';
    const cancel = book(state, slot, now);
    await this.clock.sleep(Math.max(0, dueAt - handoverMs - now));
    const { protocol_configuration = null, gateway_configuration = null } = option;
    const message = { payload, protocol_configuration, gateway_configuration };
    const result = await this.registry.transmit(gatewayId, message);
    if (result === 'accepted') {
      const counted = transmitOption.isImmediate ? { ...frame, immediateFor: ids.app_id } : frame;
      this.airtime.count(gatewayId, counted, plan);
      this.monitor.downlink(gatewayId, message);
    } else cancel();
    return result;
  }
}

const slotOf = (
  { option, isImmediate, dueAt }: TransmitOption,
  { airtime: ms }: SentFrame,
  state: GatewayState,
): TimedSlot => ({
  dueAt,
  start: isImmediate ? concentratorTime(state, dueAt) : (option.gateway_configuration?.timestamp ?? 0),
  length: ms * 1_000,
});
