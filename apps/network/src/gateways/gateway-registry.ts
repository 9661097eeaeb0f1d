import { Injectable } from '@nestjs/common';
import type { router } from '@fieldpost/contracts';
import { Replicas } from '../replicas/replicas.js';
import {
  type GatewayConnection,
  GatewayConnections,
  type GatewayLink,
  type TransmitResult,
} from './gateway-traffic.js';

/** The gateways that can transmit now. */
@Injectable()
export class GatewayRegistry extends GatewayConnections {
  private readonly trusted = new Map<string, GatewayConnection>();
  private readonly others = new Map<string, GatewayConnection>();

  constructor(private readonly replicas: Replicas) {
    super();
    replicas.share(() => ({ trustedGateways: [...this.trusted.keys()] }));
  }

  register(gatewayId: string, connection: GatewayConnection): () => void {
    const connections = connection.isTrusted ? this.trusted : this.others;
    connections.set(gatewayId, connection);
    if (connection.isTrusted) this.replicas.changed();
    return () => {
      if (connections.get(gatewayId) !== connection) return;
      connections.delete(gatewayId);
      if (connection.isTrusted) this.replicas.changed();
    };
  }

  get count(): number {
    return new Set([...this.trusted.keys(), ...this.others.keys()]).size;
  }

  isConnected(gatewayId: string): boolean {
    return this.connectionOf(gatewayId) !== undefined;
  }

  /** Whether the gateway is connected, to any replica, and proved its identity. */
  isTrusted(gatewayId: string): boolean {
    return this.trusted.has(gatewayId) || this.replicas.isTrustedGateway(gatewayId);
  }

  /** How the gateway is connected; undefined when it is not. */
  linkOf(gatewayId: string): GatewayLink | undefined {
    return this.connectionOf(gatewayId)?.link;
  }

  /** Has a gateway transmit; `unreachable` without a connection. */
  async transmit(gatewayId: string, message: router.DownlinkMessage): Promise<TransmitResult> {
    return (await this.connectionOf(gatewayId)?.transmit(message)) ?? 'unreachable';
  }

  private connectionOf(gatewayId: string): GatewayConnection | undefined {
    const trusted = this.trusted.get(gatewayId);
    if (trusted) return trusted;
    // One that proved no identity does not take the downlinks of a gateway that has done so, at whichever replica.
    return this.replicas.isTrustedGateway(gatewayId) ? undefined : this.others.get(gatewayId);
  }
}
