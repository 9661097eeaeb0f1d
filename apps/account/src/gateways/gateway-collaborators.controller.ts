import { Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import {
  type Claims,
  type GatewayId,
  gatewayRightsOf,
  parseGatewayRights,
  type Username,
} from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { CreatedResponse, EmptyResponse, type Page, PageQuery, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsGatewayRight, NeedsRecentLogin } from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import { rightsIn } from '../collaborators/collaborators.dto.js';
import { CollaboratorsService, editorOf } from '../collaborators/collaborators.service.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import {
  getCollaborator,
  listCollaborators,
  putCollaborator,
  removeCollaborator,
  type CollaboratorDto,
} from '../collaborators/collaborators.operations.js';
import { GatewayIdParam, UsernameParam } from '../values/path-params.js';

const on = (id: GatewayId) => ({ kind: 'gateways', id }) as const;

/** Collaborators see each other; e-mail addresses and changes require the right to manage collaborators. */
@Controller(['api/v2/gateways/:gatewayId/collaborators', 'gateways/:gatewayId/collaborators'])
@UseGuards(AccessGuard)
export class GatewayCollaboratorsController {
  constructor(private readonly collaborators: CollaboratorsService) {}

  @Get()
  @NeedsGatewayRight('any')
  @Operation(listCollaborators)
  @ListResponse()
  async list(
    @Caller() caller: Claims,
    @GatewayIdParam() id: GatewayId,
    @PageQuery() page: Page | undefined,
  ): Promise<List<CollaboratorDto>> {
    return shortList(await this.collaborators.list(on(id), gatewayRightsOf(caller, id)), page);
  }

  @Get(':username')
  @NeedsGatewayRight('any')
  @Operation(getCollaborator)
  get(
    @Caller() caller: Claims,
    @GatewayIdParam() id: GatewayId,
    @UsernameParam() username: Username,
  ): Promise<CollaboratorDto> {
    return this.collaborators.get(on(id), username, gatewayRightsOf(caller, id));
  }

  @Put(':username')
  @NeedsGatewayRight('gateway:collaborators')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putCollaborator)
  put(
    @Caller() caller: Admitted,
    @GatewayIdParam() id: GatewayId,
    @UsernameParam() username: Username,
    @ParsedBody(rightsIn) body: readonly string[],
  ): Promise<void> {
    const rights = parseGatewayRights(body);
    return this.collaborators.put(
      on(id),
      { username, rights },
      editorOf(caller, gatewayRightsOf(caller, id)),
    );
  }

  @Delete(':username')
  @NeedsGatewayRight('gateway:collaborators')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeCollaborator)
  remove(
    @Caller() caller: Admitted,
    @GatewayIdParam() id: GatewayId,
    @UsernameParam() username: Username,
  ): Promise<void> {
    return this.collaborators.remove(on(id), username, editorOf(caller, gatewayRightsOf(caller, id)));
  }
}
