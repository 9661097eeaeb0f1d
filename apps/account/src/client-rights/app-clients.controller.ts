import { Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type AppId, appRightsOf, parseAppRights } from '@fieldpost/domain';
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
import { NeedsAppRight, NeedsRecentLogin } from '../access/needs.js';
import { ClientRightsService } from './client-rights.service.js';
import {
  type ClientRightsDto,
  getClientRights,
  listClientRights,
  putClientRights,
  removeClientRights,
} from './client-rights.operations.js';
import { rightsIn } from '../collaborators/collaborators.dto.js';
import { editorOf } from '../collaborators/collaborators.service.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import { ClientName } from '../values/client-name.js';
import { AppIdParam } from '../values/path-params.js';

const on = (id: AppId) => ({ kind: 'apps', id }) as const;

@Controller(['api/v2/applications/:appId/clients', 'applications/:appId/clients'])
@UseGuards(AccessGuard)
export class AppClientsController {
  constructor(private readonly clientRights: ClientRightsService) {}

  @Get()
  @NeedsAppRight('collaborators')
  @Operation(listClientRights)
  @ListResponse()
  async list(@AppIdParam() id: AppId, @PageQuery() page: Page | undefined): Promise<List<ClientRightsDto>> {
    return shortList(await this.clientRights.list(on(id)), page);
  }

  @Get(':client')
  @NeedsAppRight('collaborators')
  @Operation(getClientRights)
  get(
    @AppIdParam() id: AppId,
    @ParsedParam('client', ClientName) name: ClientName,
  ): Promise<ClientRightsDto> {
    return this.clientRights.get(on(id), name);
  }

  @Put(':client')
  @NeedsAppRight('collaborators')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putClientRights)
  put(
    @Caller() caller: Admitted,
    @AppIdParam() id: AppId,
    @ParsedParam('client', ClientName) client: ClientName,
    @ParsedBody(rightsIn) body: readonly string[],
  ): Promise<void> {
    const rights = parseAppRights(body);
    return this.clientRights.put(on(id), { client, rights }, editorOf(caller, appRightsOf(caller, id)));
  }

  @Delete(':client')
  @NeedsAppRight('collaborators')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeClientRights)
  remove(
    @Caller() caller: Admitted,
    @AppIdParam() id: AppId,
    @ParsedParam('client', ClientName) client: ClientName,
  ): Promise<void> {
    return this.clientRights.put(on(id), { client, rights: [] }, editorOf(caller, appRightsOf(caller, id)));
  }
}
