import { Injectable } from '@nestjs/common';
import type { gateway, lorawan, router } from '@fieldpost/contracts';
import { type FrequencyPlan, frequencyPlan, guessFrequencyPlan } from '@fieldpost/lorawan';
import { Meters, type Metrics, only, Tally } from '@fieldpost/observability';
import { RouterIdentity } from '../components/own-components.js';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import { type GatewayIdentity, GatewayTraffic } from '../gateways/gateway-traffic.js';
import { TrafficMonitor } from '../monitor/traffic-monitor.js';
import { withCredibleSignal } from '../receptions/frame-copy.js';
import { FrameDistribution } from '../receptions/frame-distribution.js';
import { ComparedWindows } from './compared-windows.js';
import { type GatewayState, GatewayStates } from './gateway-states.js';
import { heardUplink } from './heard-uplink.js';
import { optionsFor } from './transmit-options.js';

type Uplink = Pick<router.UplinkMessage, 'payload' | 'protocol_metadata' | 'gateway_metadata'>;

/**
 * The router: takes what gateways receive, adds the windows in which they could answer, and hands the frames on to be
 * collected.
 */
@Injectable()
export class RouterService extends GatewayTraffic {
  private readonly results = new Tally(['forwarded', 'not_valid', 'limited', 'not_trusted']);

  private readonly meters = new Meters(['gateway_status', 'uplink', 'activations']);

  constructor(
    private readonly identity: RouterIdentity,
    private readonly states: GatewayStates,
    private readonly windows: ComparedWindows,
    private readonly registry: GatewayRegistry,
    private readonly frames: FrameDistribution,
    private readonly monitor: TrafficMonitor,
  ) {
    super();
  }

  measure(metrics: Metrics): void {
    const help = 'Uplinks and join requests of gateways by what the router did with them.';
    metrics.tally({ name: 'fieldpost_network_gateway_uplinks_total', help, label: 'result' }, this.results);
    const about = { name: 'fieldpost_network_gateways', help: 'Gateways that can transmit.', labels: [] };
    metrics.gauge(about, () => only(this.registry.count));
  }

  /** What gateways sent, per second. */
  get rates() {
    return this.meters.rates;
  }

  uplink(gateway: GatewayIdentity, message: Uplink): void {
    if (this.isForged(gateway)) return this.results.count('not_trusted');
    const state = this.states.heard(gateway.id);
    if (this.states.admitUplink(gateway.id)) this.results.count(this.forward(gateway, message, state));
    else this.results.count('limited');
  }

  status(gateway: GatewayIdentity, status: gateway.Status): void {
    if (this.isForged(gateway)) return;
    this.meters.mark('gateway_status');
    const isTrusted = gateway.isTrusted ?? false;
    const state = this.states.heard(gateway.id);
    state.status = { ...status, gateway_trusted: isTrusted, router: this.identity.own.id };
    this.monitor.status(gateway, state.status);
  }

  /** Over UDP anybody can use the EUI of a gateway, also of one that is connected with a token. */
  private isForged({ id, isTrusted = false }: GatewayIdentity): boolean {
    return !isTrusted && this.registry.isTrusted(id);
  }

  private forward(gateway: GatewayIdentity, message: Uplink, state: GatewayState) {
    const payload = Buffer.from(message.payload ?? '');
    const lorawan = message.protocol_metadata?.lorawan;
    const heard = heardUplink(payload, message);
    if (!heard || !lorawan) return 'not_valid';
    const metadata = metadataOf(gateway, message, state);
    const plan = planOf(gateway, metadata, state);
    const now = performance.now();
    state.plan = plan;
    state.clock = { timestamp: metadata.timestamp ?? 0, at: now };
    state.activity.received(heard);
    this.meters.mark('devEui' in heard.device ? 'activations' : 'uplink');
    const options =
      plan && this.registry.isConnected(gateway.id)
        ? optionsFor(
            {
              routerId: this.identity.own.id,
              uplink: { ...transmissionOf(lorawan, metadata), isJoin: 'devEui' in heard.device },
              ...{ plan, metadata, state, now },
            },
            this.windows,
          )
        : [];
    const protocolMetadata = { lorawan: { ...lorawan, ...(plan && { frequency_plan: plan.name as never }) } };
    this.frames.add(payload, { protocolMetadata, gatewayMetadata: metadata, options });
    this.monitor.uplink(gateway, {
      ...{ payload, protocol_metadata: protocolMetadata, gateway_metadata: metadata },
    });
    return 'forwarded';
  }
}

function metadataOf(
  { id, isTrusted = false, location }: GatewayIdentity,
  { gateway_metadata }: Uplink,
  { status }: GatewayState,
): gateway.RxMetadata {
  const known = gateway_metadata?.location ?? location ?? status?.location;
  return {
    ...withCredibleSignal(gateway_metadata ?? {}),
    gateway_id: id,
    gateway_trusted: isTrusted,
    ...(known && { location: known }),
  };
}

/** The plan of the gateway's registration, of its status, or the one that its channel belongs to. */
const planOf = (
  gateway: GatewayIdentity,
  { frequency }: gateway.RxMetadata,
  { status }: GatewayState,
): FrequencyPlan | undefined =>
  frequencyPlan(gateway.frequencyPlan) ??
  frequencyPlan(status?.frequency_plan ?? '') ??
  guessFrequencyPlan(Number(frequency ?? 0));

const transmissionOf = (lorawan: lorawan.Metadata, { frequency }: gateway.RxMetadata) => ({
  modulation: lorawan.modulation === 'FSK' || lorawan.modulation === 1 ? ('FSK' as const) : ('LORA' as const),
  dataRate: lorawan.data_rate ?? '',
  bitRate: lorawan.bit_rate ?? 0,
  codingRate: lorawan.coding_rate || '4/5',
  frequencyHz: Number(frequency ?? 0),
});
