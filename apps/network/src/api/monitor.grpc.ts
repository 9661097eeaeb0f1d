import { Controller } from '@nestjs/common';
import { GrpcStreamCall } from '@nestjs/microservices';
import type { gateway, router } from '@fieldpost/contracts';
import { MonitoredGateways } from '../status/monitored-gateways.js';
import { type Done, GatewayStreams, type Incoming } from './gateway-streams.js';

const service = 'monitor.Monitor';

/**
 * Copies of the traffic of gateways that are connected to routers of v2. As those send it, each stream has the token of its
 * gateway.
 */
@Controller()
export class MonitorGrpc {
  constructor(
    private readonly streams: GatewayStreams,
    private readonly gateways: MonitoredGateways,
  ) {}

  @GrpcStreamCall(service, 'GatewayStatus')
  async gatewayStatus(call: Incoming<gateway.Status__Output>, done: Done): Promise<void> {
    await this.streams.receive(call, done, ({ id }, status) => this.gateways.status(id, status));
  }

  @GrpcStreamCall(service, 'GatewayUplink')
  async gatewayUplink(call: Incoming<router.UplinkMessage__Output>, done: Done): Promise<void> {
    await this.streams.receive(call, done, ({ id }, message) => this.gateways.uplink(id, message));
  }

  @GrpcStreamCall(service, 'GatewayDownlink')
  async gatewayDownlink(call: Incoming<router.DownlinkMessage__Output>, done: Done): Promise<void> {
    await this.streams.receive(call, done, ({ id }) => this.gateways.downlink(id));
  }
}
