import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import { type BrokerLimits, ConnectionRate, MqttBroker, MqttServer } from '@fieldpost/mqtt';
import { type Logger, type Metrics, only } from '@fieldpost/observability';
import { OwnCertificate } from '@fieldpost/transport';
import { LOGGER, NETWORK_CONFIG, type NetworkSettings } from '../../network.config.js';
import { GatewayCredentials } from '../gateway-credentials.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewayOwnerLimits } from '../gateway-owner-limits.js';
import { GatewayConnections, GatewayTraffic } from '../gateway-traffic.js';
import { longestMessage } from './mqtt-gateway-session.js';
import { MqttGateways } from './mqtt-gateways.js';

/** A message and its topic. */
const limits: BrokerLimits = {
  ...{ packetBytes: longestMessage + 128, connectMs: 10_000, drainMs: 20_000, unreleased: 20 },
};
/** Connections of one network address; ten times as many at once. */
const connectionsPerSecond = 50;
const sweepMs = 30_000;

const texts = {
  connected: 'gateway connected over MQTT',
  ended: 'connection of a gateway over MQTT ended',
} as const;

type MqttSettings = Pick<
  NetworkSettings,
  'FIELDPOST_LISTEN_HOST' | 'NETWORK_MQTT_HOST' | 'NETWORK_MQTT_PORT' | 'NETWORK_MQTTS_PORT'
>;

/** The listeners for gateways with v2's protocol over MQTT, with and without TLS. */
@Injectable()
export class MqttGatewayServer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly gateways: MqttGateways;
  private readonly rate = new ConnectionRate(connectionsPerSecond);
  private readonly sweeps: BackgroundLoop;
  private server: MqttServer | undefined;

  constructor(
    @Inject(NETWORK_CONFIG) private readonly settings: MqttSettings,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly certificate: OwnCertificate,
    directory: GatewayDirectory,
    credentials: GatewayCredentials,
    traffic: GatewayTraffic,
    connections: GatewayConnections,
    owners: GatewayOwnerLimits,
  ) {
    this.gateways = new MqttGateways({
      ...{ directory, credentials, traffic, connections, owners },
      report: (what, about) => this.log.info(about, texts[what]),
      now: () => performance.now(),
    });
    this.sweeps = new BackgroundLoop(async () => {
      await this.sweep();
      return sweepMs;
    });
  }

  measure(metrics: Metrics): void {
    const { results, attempts } = this.gateways;
    const messages = 'Messages of gateways over MQTT by how they ended.';
    metrics.tally(
      { name: 'fieldpost_network_mqtt_messages_total', help: messages, label: 'result' },
      results,
    );
    const connections = 'Attempts of gateways to connect over MQTT, by result.';
    metrics.counter(
      { name: 'fieldpost_network_mqtt_connections_total', help: connections, labels: ['result'] },
      () => [
        ...attempts.samples('result'),
        { labels: { result: 'connections_per_second' }, value: this.rate.rejected },
      ],
    );
    const gateways = 'Gateways that are connected over MQTT.';
    metrics.gauge({ name: 'fieldpost_network_mqtt_gateways', help: gateways, labels: [] }, () =>
      only(this.gateways.count),
    );
  }

  /** The ports on which it listens. */
  get ports(): { readonly plain: number; readonly tls: number } {
    return { plain: this.server?.port ?? 0, tls: this.server?.tlsPort ?? 0 };
  }

  async onApplicationBootstrap(): Promise<void> {
    const { settings, log, certificate, rate, gateways } = this;
    const broker = await MqttBroker.start({ clients: gateways, log, limits });
    const options = {
      host: settings.NETWORK_MQTT_HOST ?? settings.FIELDPOST_LISTEN_HOST,
      port: settings.NETWORK_MQTT_PORT,
      tlsPort: settings.NETWORK_MQTTS_PORT,
      ...{ cert: certificate.cert, key: certificate.key, rate },
    };
    this.server = await MqttServer.open(broker, options, log);
    certificate.onRenewal((pair) => this.server?.renew(pair));
    this.sweeps.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.sweeps.stop();
    await this.server?.close();
  }

  /** Ends connections that are no longer admitted; called 30 seconds after the last time. */
  sweep(): Promise<void> {
    return this.gateways.sweep();
  }
}
