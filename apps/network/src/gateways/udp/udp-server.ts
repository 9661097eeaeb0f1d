import { createSocket, type Socket, type SocketOptions } from 'node:dgram';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { isIP, isIPv6 } from 'node:net';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Logger, type Metrics, only } from '@fieldpost/observability';
import { LOGGER, NETWORK_CONFIG, type NetworkSettings } from '../../network.config.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewayConnections, GatewayTraffic } from '../gateway-traffic.js';
import { UnregisteredGateways } from '../unregistered-gateways.js';
import { UdpGateways } from './udp-gateways.js';
import type { UdpAddress } from './udp-session.js';

const sweepMs = 10_000;
/** Datagrams that the system keeps while the process is busy. */
const receiveBufferBytes = 4 * 1024 * 1024;

/** Datagrams are answered at network addresses: the lookup of Node takes a turn of its queue for each. */
const lookUpNames: NonNullable<SocketOptions['lookup']> = (host, options, callback) => {
  const family = isIP(host);
  if (family === 0) lookup(host, options, callback);
  else callback(null, host, family);
};

const texts = {
  connected: 'gateway connected over UDP',
  unregistered: 'a gateway that is not registered sends datagrams',
} as const;

type UdpSettings = Pick<NetworkSettings, 'FIELDPOST_LISTEN_HOST' | 'NETWORK_UDP_HOST' | 'NETWORK_UDP_PORT'>;

/** The UDP port for packet forwarders. */
@Injectable()
export class UdpServer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly gateways: UdpGateways;
  private readonly host: string;
  private socket: Socket | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(NETWORK_CONFIG) private readonly settings: UdpSettings,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'info' | 'warn'>,
    directory: GatewayDirectory,
    traffic: GatewayTraffic,
    connections: GatewayConnections,
    unregistered: UnregisteredGateways,
  ) {
    this.host = settings.NETWORK_UDP_HOST ?? settings.FIELDPOST_LISTEN_HOST;
    this.gateways = new UdpGateways({
      ...{ directory, traffic, connections, unregistered },
      send: (bytes, to) => this.send(bytes, to),
      report: (what, gateway) => this.log.info(gateway, texts[what]),
      now: () => performance.now(),
    });
  }

  measure(metrics: Metrics): void {
    metrics.tally(
      {
        name: 'fieldpost_network_udp_datagrams_total',
        help: 'Datagrams of packet forwarders by how they ended.',
        label: 'result',
      },
      this.gateways.results,
    );
    metrics.gauge(
      {
        name: 'fieldpost_network_udp_gateways',
        help: 'Gateways that sent datagrams in the last 90 seconds.',
        labels: [],
      },
      () => only(this.gateways.count),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    const { NETWORK_UDP_PORT: port } = this.settings;
    const type = isIPv6(this.host) ? 'udp6' : 'udp4';
    const socket = createSocket({ type, lookup: lookUpNames, recvBufferSize: receiveBufferBytes });
    socket.on('message', (bytes, { address, port: from }) =>
      this.gateways.receive(bytes, { address, port: from }),
    );
    // Emitted within `bind` where nothing has to be looked up.
    const listening = once(socket, 'listening');
    socket.bind({ port, address: this.host });
    await listening;
    socket.on('error', (err) => this.log.warn({ err }, 'error at the UDP port for gateways'));
    this.socket = socket;
    this.timer = setInterval(() => this.gateways.sweep(), sweepMs).unref();
    this.log.info({ host: this.host, port: socket.address().port }, 'UDP port for gateways is open');
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.gateways.close();
    const { socket } = this;
    if (!socket) return;
    this.socket = undefined;
    await new Promise<void>((resolve) => socket.close(resolve));
  }

  /** Datagrams may be lost: one that the system does not send is not reported. */
  private send(bytes: Buffer, { address, port }: UdpAddress): void {
    this.socket?.send(bytes, port, address, () => undefined);
  }
}
