import type { Metadata } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { router, Rpc } from '@fieldpost/contracts';
import { GatewayId } from '@fieldpost/domain';
import { processStatus } from '@fieldpost/observability';
import { RouterIdentity } from '../components/own-components.js';
import { UserCallers } from '../devices/user-callers.js';
import { Transmitter } from '../downlinks/transmitter.js';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import { RouterService } from '../router/router.service.js';
import { GatewayStatusService } from '../status/gateway-status.service.js';
import { requireStatus, visibleReport } from '../status/visible-status.js';
import { gatewayNotFound } from '../status/status.errors.js';

const nsPerMs = 1_000_000n;

/** The status of gateways for v2's clients, such as `ttnctl gateways status`. */
@Controller()
export class RouterManagerGrpc implements Rpc<router.RouterManagerHandlers> {
  constructor(
    private readonly callers: UserCallers,
    private readonly statuses: GatewayStatusService,
    private readonly identity: RouterIdentity,
    private readonly router: RouterService,
    private readonly transmitter: Transmitter,
    private readonly gateways: GatewayRegistry,
  ) {}

  /** How this replica does, for the owner of the router. */
  @GrpcMethod('router.RouterManager', 'GetStatus')
  async getStatus(_request: router.StatusRequest__Output, metadata: Metadata): Promise<router.Status> {
    await this.callers.requireComponent(metadata, this.identity.own.id);
    return {
      ...processStatus(),
      ...this.router.rates,
      downlink: this.transmitter.rates,
      connected_gateways: this.gateways.count,
      // Its own.
      connected_brokers: 1,
    };
  }

  /** v2 shows every gateway to every user; here the right `gateway:status` is needed. */
  @GrpcMethod('router.RouterManager', 'GatewayStatus')
  async gatewayStatus(
    { gateway_id }: router.GatewayStatusRequest__Output,
    metadata: Metadata,
  ): Promise<router.GatewayStatusResponse> {
    const id = GatewayId(gateway_id);
    const parts = requireStatus(await this.callers.claimsOf(metadata), id);
    const { lastSeen, status, link } = await this.statuses.find(id);
    if (lastSeen === undefined) throw gatewayNotFound({ id });
    const rtt = link?.roundTripMs;
    const report = { ...status, ...(rtt !== undefined && { rtt }) };
    return { last_seen: String(BigInt(lastSeen) * nsPerMs), status: visibleReport(report, parts) };
  }
}
