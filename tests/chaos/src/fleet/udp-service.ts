import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { balancer, type Ports, type ReplicaHost, replicaHosts } from './plan.js';

const lookMs = 200;

/** The route of one gateway to a replica, and back. */
interface GatewayRoute {
  readonly socket: Socket;
  readonly host: ReplicaHost;
}

/**
 * The Service for packet forwarders: all packets of a gateway go to one replica of the network, for as long as that one is
 * ready.
 */
export class UdpService {
  private readonly routes = new Map<string, GatewayRoute>();
  private ready: readonly ReplicaHost[] = [];
  private next = 0;
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly socket: Socket,
    private readonly ports: Ports,
  ) {
    socket.on('message', (packet, from) => this.forward(packet, from));
    this.timer = setInterval(() => void this.look(), lookMs);
  }

  static async start(ports: Ports): Promise<UdpService> {
    const socket = createSocket('udp4').bind(ports.network_udp, balancer);
    await once(socket, 'listening');
    return new UdpService(socket, ports);
  }

  /** `host:port` for packet forwarders. */
  get address(): string {
    return `${balancer}:${this.ports.network_udp}`;
  }

  stop(): void {
    clearInterval(this.timer);
    for (const { socket } of this.routes.values()) socket.close();
    this.socket.close();
  }

  private async look(): Promise<void> {
    const isReady = (host: ReplicaHost) =>
      fetch(`http://${host}:${this.ports.network_http}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const found = await Promise.all(replicaHosts.map(isReady));
    this.ready = replicaHosts.filter((_, at) => found[at]);
  }

  private forward(packet: Buffer, from: RemoteInfo): void {
    const known = this.routes.get(String(from.port));
    const route = known && this.ready.includes(known.host) ? known : this.open(from);
    route?.socket.send(packet, this.ports.network_udp, route.host);
  }

  private open(from: RemoteInfo): GatewayRoute | undefined {
    const host = this.ready[this.next % this.ready.length];
    if (!host) return undefined;
    this.next += 1;
    this.routes.get(String(from.port))?.socket.close();
    const route = { socket: createSocket('udp4'), host };
    route.socket.on('message', (packet) => this.socket.send(packet, from.port, from.address));
    // A replica that has just ended.
    route.socket.on('error', () => undefined);
    this.routes.set(String(from.port), route);
    return route;
  }
}
