import { Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type GatewayId, gatewayRightsOf, parseGatewayRights } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import {
  CreatedResponse,
  EmptyResponse,
  type Page,
  PageQuery,
  ParsedBody,
  ParsedParam,
} from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsGatewayRight, NeedsRecentLogin } from '../access/needs.js';
import { ClientRightsService } from '../client-rights/client-rights.service.js';
import {
  type ClientRightsDto,
  getClientRights,
  listClientRights,
  putClientRights,
  removeClientRights,
} from '../client-rights/client-rights.operations.js';
import { rightsIn } from '../collaborators/collaborators.dto.js';
import { editorOf } from '../collaborators/collaborators.service.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import { ClientName } from '../values/client-name.js';
import { GatewayIdParam } from '../values/path-params.js';

const on = (id: GatewayId) => ({ kind: 'gateways', id }) as const;

@Controller(['api/v2/gateways/:gatewayId/clients', 'gateways/:gatewayId/clients'])
@UseGuards(AccessGuard)
export class GatewayClientsController {
  constructor(private readonly clientRights: ClientRightsService) {}

  @Get()
  @NeedsGatewayRight('gateway:collaborators')
  @Operation(listClientRights)
  @ListResponse()
  async list(
    @GatewayIdParam() id: GatewayId,
    @PageQuery() page: Page | undefined,
  ): Promise<List<ClientRightsDto>> {
    return shortList(await this.clientRights.list(on(id)), page);
  }

  @Get(':client')
  @NeedsGatewayRight('gateway:collaborators')
  @Operation(getClientRights)
  get(
    @GatewayIdParam() id: GatewayId,
    @ParsedParam('client', ClientName) name: ClientName,
  ): Promise<ClientRightsDto> {
    return this.clientRights.get(on(id), name);
  }

  @Put(':client')
  @NeedsGatewayRight('gateway:collaborators')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putClientRights)
  put(
    @Caller() caller: Admitted,
    @GatewayIdParam() id: GatewayId,
    @ParsedParam('client', ClientName) client: ClientName,
    @ParsedBody(rightsIn) body: readonly string[],
  ): Promise<void> {
    const rights = parseGatewayRights(body);
    return this.clientRights.put(on(id), { client, rights }, editorOf(caller, gatewayRightsOf(caller, id)));
  }

  @Delete(':client')
  @NeedsGatewayRight('gateway:collaborators')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeClientRights)
  remove(
    @Caller() caller: Admitted,
    @GatewayIdParam() id: GatewayId,
    @ParsedParam('client', ClientName) client: ClientName,
  ): Promise<void> {
    return this.clientRights.put(
      on(id),
      { client, rights: [] },
      editorOf(caller, gatewayRightsOf(caller, id)),
    );
  }
}
