import { Injectable } from '@nestjs/common';
import type { gateway, router } from '@fieldpost/contracts';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import { GatewayStates } from '../router/gateway-states.js';
import { heardUplink } from '../router/heard-uplink.js';

/**
 * Gateways of routers of v2, which send copies of their traffic. They only count for the status of the gateway: no frame
 * reaches a handler this way. Gateways that are connected here are counted already.
 */
@Injectable()
export class MonitoredGateways {
  constructor(
    private readonly states: GatewayStates,
    private readonly registry: GatewayRegistry,
  ) {}

  status(gatewayId: string, status: gateway.Status): void {
    if (this.isHere(gatewayId)) return;
    this.states.heard(gatewayId).status = { ...status, gateway_trusted: true };
  }

  uplink(gatewayId: string, message: router.UplinkMessage): void {
    if (this.isHere(gatewayId) || !this.states.admitUplink(gatewayId)) return;
    const { activity } = this.states.heard(gatewayId);
    const heard = heardUplink(Buffer.from(message.payload ?? ''), message);
    if (heard) activity.received(heard);
  }

  downlink(gatewayId: string): void {
    if (this.isHere(gatewayId)) return;
    this.states.heard(gatewayId).activity.transmitted(Date.now());
  }

  /** Connected to this replica, or with proof of its identity to another one. */
  private isHere(gatewayId: string): boolean {
    return this.registry.isConnected(gatewayId) || this.registry.isTrusted(gatewayId);
  }
}
