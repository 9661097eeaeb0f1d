import type { Metadata } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { router, Rpc } from '@fieldpost/contracts';
import { GatewayId } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import { UserCallers } from '../devices/user-callers.js';
import { GatewayStatusService } from '../status/gateway-status.service.js';
import { requireStatus, visibleReport } from '../status/visible-status.js';

const gatewayNotFound = defineError('network_gateway_not_found', 'not_found', 'Gateway {id} not found');

const nsPerMs = 1_000_000n;

/** The status of gateways for v2's clients, such as `ttnctl gateways status`. */
@Controller()
export class RouterManagerGrpc implements Pick<Rpc<router.RouterManagerHandlers>, 'gatewayStatus'> {
  constructor(
    private readonly callers: UserCallers,
    private readonly statuses: GatewayStatusService,
  ) {}

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
