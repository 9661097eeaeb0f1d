import type { Metadata } from '@grpc/grpc-js';
import { Inject, Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import { peerChannel, trusting } from '@fieldpost/components';
import { type gateway, loadClients, type monitor, type router } from '@fieldpost/contracts';
import { type Metrics, Tally } from '@fieldpost/observability';
import { readSetting } from '@fieldpost/transport';
import { LRUCache } from 'lru-cache';
import { RouterIdentity } from '../components/own-components.js';
import type { GatewayIdentity } from '../gateways/gateway-traffic.js';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import { monitorResults, MonitorStream } from './monitor-stream.js';

type MonitorSettings = Pick<NetworkSettings, 'NETWORK_MONITOR_ADDRESS' | 'NETWORK_MONITOR_CA_FILE'>;
type Open<Message> = ConstructorParameters<typeof MonitorStream<Message>>[0]['open'];

/** The streams of one gateway. */
interface GatewayStreams {
  /** Undefined for a gateway that has shown none. */
  readonly token: string | undefined;
  readonly since: number;
  readonly statuses: MonitorStream<gateway.Status>;
  readonly uplinks: MonitorStream<router.UplinkMessage>;
  readonly downlinks: MonitorStream<router.DownlinkMessage>;
}

/** Gateways with open streams; those of the one that was silent longest are closed first. */
const mostGateways = 5_000;
const idleMs = 600_000;
/** A changed token opens new streams no more often: new streams have no backoff. */
const renewMs = 60_000;

/**
 * Sends copies of what gateways of this process send and receive to a monitor, in streams for each gateway as routers of v2 do
 * (docs/protocol/monitor.md). Without an address it does nothing.
 */
@Injectable()
export class TrafficMonitor implements OnModuleDestroy {
  private readonly results = new Tally(monitorResults);
  private readonly client: monitor.MonitorClient | undefined;
  private purgedAt = -Infinity;
  private readonly gateways = new LRUCache<string, GatewayStreams>({
    ...{ max: mostGateways, ttl: idleMs, updateAgeOnGet: true },
    dispose: ({ statuses, uplinks, downlinks }) => {
      for (const stream of [statuses, uplinks, downlinks]) stream.close();
    },
  });

  constructor(
    private readonly identity: RouterIdentity,
    @Inject(NETWORK_CONFIG) settings: MonitorSettings,
    @Optional() private readonly now: () => number = () => performance.now(),
  ) {
    this.client = clientOf(settings);
  }

  measure(metrics: Metrics): void {
    const help = 'Copies of messages for the monitor, by result.';
    metrics.tally({ name: 'fieldpost_network_monitor_messages_total', help, label: 'result' }, this.results);
  }

  status(gateway: GatewayIdentity, status: gateway.Status): void {
    this.streamsOf(gateway)?.statuses.send(status);
  }

  uplink(gateway: GatewayIdentity, message: router.UplinkMessage): void {
    this.streamsOf(gateway)?.uplinks.send(message);
  }

  /** A frame that the gateway transmits; it has sent something before. */
  downlink(gatewayId: string, message: router.DownlinkMessage): void {
    this.gateways.get(gatewayId)?.downlinks.send(message);
  }

  onModuleDestroy(): void {
    this.gateways.clear();
    this.client?.close();
  }

  private streamsOf({ id, token }: GatewayIdentity): GatewayStreams | undefined {
    const { client } = this;
    if (!client) return undefined;
    const known = this.gateways.get(id);
    const now = this.now();
    if (known && (known.token === token || now - known.since < renewMs)) return known;
    this.purgeStale(now);
    const metadata = () => this.metadataFor(id, token);
    const streams: GatewayStreams = {
      ...{ token, since: now },
      statuses: this.stream((done) => client.gatewayStatus(metadata(), done)),
      uplinks: this.stream((done) => client.gatewayUplink(metadata(), done)),
      downlinks: this.stream((done) => client.gatewayDownlink(metadata(), done)),
    };
    this.gateways.set(id, streams);
    return streams;
  }

  /** Looks at all gateways, hence not for each new one. */
  private purgeStale(now: number): void {
    if (now - this.purgedAt < renewMs) return;
    this.purgedAt = now;
    this.gateways.purgeStale();
  }

  private stream<Message>(open: Open<Message>): MonitorStream<Message> {
    const { results } = this;
    return new MonitorStream({ open, results, now: () => performance.now(), random: Math.random });
  }

  /** That of the router, with the id and the token of the gateway. */
  private metadataFor(gatewayId: string, token: string | undefined): Metadata {
    const metadata = this.identity.withToken(token ?? '');
    metadata.set('id', gatewayId);
    return metadata;
  }
}

function clientOf(settings: MonitorSettings): monitor.MonitorClient | undefined {
  const { NETWORK_MONITOR_ADDRESS: address, NETWORK_MONITOR_CA_FILE: file } = settings;
  if (address === undefined) return undefined;
  const roots = file === undefined ? '' : readSetting('NETWORK_MONITOR_CA_FILE', file).toString();
  const { Monitor } = loadClients('monitor/monitor.proto').monitor;
  return new Monitor(address, trusting(roots), peerChannel);
}
