import { Controller, Get, Headers, Inject, Param, Query } from '@nestjs/common';
import { GatewayId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { UserCallers } from '../devices/user-callers.js';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import {
  gatewayAddresses as gatewayAddressesSchema,
  type GatewayAddressesBody,
  gatewaySignal,
  type GatewaySignalBody,
  gatewayStatus,
  type GatewayStatusBody,
  gatewaySummaries,
  type GatewaySummaryBody,
  signalQuery,
  summariesQuery,
  unregisteredGateways,
  type UnregisteredGatewaysBody,
} from '../openapi/gateway.schemas.js';
import { Documented } from '../openapi/operations.js';
import { GatewayStatusService } from '../status/gateway-status.service.js';
import type { SignalRange } from '../status/signal-range.js';
import { SignalReports } from '../status/signal-report.js';
import { maySeeStatus, requireStatus } from '../status/visible-status.js';
import { Administrators } from './administrators.js';
import { gatewayAddresses } from './gateway-addresses.js';
import { signalBody, statusBody, summaryBody } from './gateway-status.view.js';

/** How gateways do: for those who have the right on them, and what is not registered for administrators. */
@Controller('gateways')
export class GatewaysController {
  private readonly ownAddresses: GatewayAddressesBody;

  constructor(
    private readonly callers: UserCallers,
    private readonly administrators: Administrators,
    private readonly statuses: GatewayStatusService,
    private readonly signals: SignalReports,
    @Inject(NETWORK_CONFIG) settings: NetworkSettings,
  ) {
    this.ownAddresses = gatewayAddresses(settings);
  }

  @Get('addresses')
  @Documented('token', { summary: 'Get the addresses for gateways', gives: gatewayAddressesSchema })
  async addresses(
    @Headers('authorization') authorization: string | undefined,
  ): Promise<GatewayAddressesBody> {
    await this.callers.claimsOfRequest(authorization);
    return this.ownAddresses;
  }

  @Get()
  @Documented('gateway:status', {
    summary: 'Get the status of several gateways in short',
    description: 'Gateways on which the caller lacks the right are left out.',
    query: summariesQuery,
    gives: gatewaySummaries,
  })
  async summaries(
    @Headers('authorization') authorization: string | undefined,
    @Query() query: unknown,
  ): Promise<{ readonly gateways: readonly GatewaySummaryBody[] }> {
    const ids = idsIn(query);
    const claims = await this.callers.claimsOfRequest(authorization);
    const visible = ids.filter((id) => maySeeStatus(claims, id));
    return { gateways: (await this.statuses.summaries(visible)).map(summaryBody) };
  }

  @Get('unregistered')
  @Documented('administrator', {
    summary: 'List the gateways that send packets and are not registered',
    gives: unregisteredGateways,
  })
  async listUnregistered(
    @Headers('authorization') authorization: string | undefined,
  ): Promise<UnregisteredGatewaysBody> {
    await this.administrators.require(await this.callers.claimsOfRequest(authorization));
    const found = await this.statuses.listUnregistered();
    return {
      gateways: found.map(({ eui, address, packets, firstSeen, lastSeen }) => ({
        eui,
        address,
        first_seen: new Date(firstSeen).toISOString(),
        last_seen: new Date(lastSeen).toISOString(),
        packets,
      })),
    };
  }

  @Get(':gw_id/status')
  @Documented('gateway:status', { summary: 'Get the status of a gateway', gives: gatewayStatus })
  async status(
    @Headers('authorization') authorization: string | undefined,
    @Param('gw_id') rawId: string,
  ): Promise<GatewayStatusBody> {
    const id = GatewayId(rawId);
    const parts = requireStatus(await this.callers.claimsOfRequest(authorization), id);
    return statusBody(await this.statuses.find(id), parts);
  }

  @Get(':gw_id/signal')
  @Documented('gateway:status', {
    summary: 'Get the signal of a gateway by hour',
    query: signalQuery,
    gives: gatewaySignal,
  })
  async signal(
    @Headers('authorization') authorization: string | undefined,
    @Param('gw_id') rawId: string,
    @Query() query: unknown,
  ): Promise<GatewaySignalBody> {
    const id = GatewayId(rawId);
    requireStatus(await this.callers.claimsOfRequest(authorization), id);
    const range = rangeIn(query);
    return signalBody(id, range, await this.signals.find(id, range));
  }
}

function rangeIn(query: unknown): SignalRange {
  const { success, data, error } = signalQuery.safeParse(query);
  if (!success) throw notValid({ argument: 'range', reason: error.issues[0]?.message ?? 'has wrong form' });
  return data.range;
}

function idsIn(query: unknown): readonly GatewayId[] {
  const { success, data, error } = summariesQuery.safeParse(query);
  if (!success) throw notValid({ argument: 'ids', reason: error.issues[0]?.message ?? 'has wrong form' });
  return [...new Set(data.ids.split(','))].map((id) => GatewayId(id));
}
