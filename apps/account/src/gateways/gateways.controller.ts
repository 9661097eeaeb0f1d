import { Controller, Delete, Get, Patch, Post, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type GatewayId, type GatewayRight, gatewayRightsOf } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, type Page, PageQuery, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import {
  NeedsGatewayItselfOr,
  NeedsGatewayRight,
  NeedsRecentLogin,
  NeedsScope,
  OpenToReadersOfGateway,
} from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import { gatewayChanges, type GatewayChangesDto, newGateway, type NewGatewayDto } from './gateway-bodies.js';
import { GatewaysService } from './gateways.service.js';
import {
  changeGateway,
  createGateway,
  createGatewayToken,
  type GatewayKeyDto,
  deleteGateway,
  getGateway,
  getGatewayRights,
  listGateways,
  replaceGatewayKey,
  type GatewayTokenDto,
  type GatewayDto,
} from './gateways.operations.js';
import { GatewayIdParam } from '../values/path-params.js';

@Controller(['api/v2/gateways', 'gateways'])
@UseGuards(AccessGuard)
export class GatewaysController {
  constructor(private readonly gateways: GatewaysService) {}

  @Get()
  @NeedsScope('gateways')
  @Operation(listGateways)
  @ListResponse()
  list(@Caller() caller: Admitted, @PageQuery() page: Page | undefined): List<GatewayDto> {
    return this.gateways.list(caller, page);
  }

  @Post()
  @NeedsScope('gateways')
  @Operation(createGateway)
  create(@Caller() caller: Admitted, @ParsedBody(newGateway) body: NewGatewayDto): Promise<GatewayDto> {
    return this.gateways.create(caller, body);
  }

  @Get(':gatewayId')
  @OpenToReadersOfGateway()
  @Operation(getGateway)
  get(@Caller() caller: Admitted, @GatewayIdParam() id: GatewayId): Promise<GatewayDto> {
    return this.gateways.get(caller, id);
  }

  @Patch(':gatewayId')
  @NeedsGatewayRight('gateway:settings')
  @EmptyResponse()
  @Operation(changeGateway)
  change(
    @Caller() caller: Admitted,
    @GatewayIdParam() id: GatewayId,
    @ParsedBody(gatewayChanges) body: GatewayChangesDto,
  ): Promise<GatewayDto> {
    return this.gateways.change(caller, id, body);
  }

  @Delete(':gatewayId')
  @NeedsGatewayRight('gateway:delete')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(deleteGateway)
  delete(@Caller() caller: Admitted, @GatewayIdParam() id: GatewayId): Promise<void> {
    return this.gateways.delete(caller, id);
  }

  @Get(':gatewayId/token')
  @NeedsGatewayItselfOr('gateway:settings')
  @NeedsRecentLogin()
  @Operation(createGatewayToken)
  createToken(@Caller() caller: Admitted, @GatewayIdParam() id: GatewayId): Promise<GatewayTokenDto> {
    return this.gateways.createToken(caller, id);
  }

  @Post(':gatewayId/key')
  @NeedsGatewayRight('gateway:settings')
  @NeedsRecentLogin()
  @Operation(replaceGatewayKey)
  replaceKey(@Caller() caller: Admitted, @GatewayIdParam() id: GatewayId): Promise<GatewayKeyDto> {
    return this.gateways.replaceKey(caller, id);
  }

  @Get(':gatewayId/rights')
  @NeedsGatewayRight('any')
  @Operation(getGatewayRights)
  getRights(@Caller() caller: Admitted, @GatewayIdParam() id: GatewayId): readonly GatewayRight[] {
    return gatewayRightsOf(caller, id);
  }
}
