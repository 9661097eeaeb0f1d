import { Body, Controller, Delete, Get, Param, Put, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { AppId, appRightsOf, parseAppRights } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { AnswersCreated, AnswersNothing, listQuery, type Page, ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsAppRight } from '../access/needs.js';
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
import { AnswersList } from '../lists/answers-list.js';
import { type List, shortList } from '../lists/list.js';
import { ClientName } from '../values/client-name.js';

const on = (id: AppId) => ({ kind: 'apps', id }) as const;
const toAppId = new ParseWith(AppId);
const toClientName = new ParseWith(ClientName);

@Controller(['api/v2/applications/:appId/clients', 'applications/:appId/clients'])
@UseGuards(AccessGuard)
export class AppClientsController {
  constructor(private readonly clientRights: ClientRightsService) {}

  @Get()
  @NeedsAppRight('collaborators')
  @Operation(listClientRights)
  @AnswersList()
  async list(
    @Param('appId', toAppId) id: AppId,
    @Query(new ParseWith(listQuery)) page: Page | undefined,
  ): Promise<List<ClientRightsDto>> {
    return shortList(await this.clientRights.list(on(id)), page);
  }

  @Get(':client')
  @NeedsAppRight('collaborators')
  @Operation(getClientRights)
  get(
    @Param('appId', toAppId) id: AppId,
    @Param('client', toClientName) name: ClientName,
  ): Promise<ClientRightsDto> {
    return this.clientRights.get(on(id), name);
  }

  @Put(':client')
  @NeedsAppRight('collaborators')
  @AnswersCreated()
  @Operation(putClientRights)
  put(
    @Caller() caller: Admitted,
    @Param('appId', toAppId) id: AppId,
    @Param('client', toClientName) client: ClientName,
    @Body(new ParseWith(rightsIn)) body: readonly string[],
  ): Promise<void> {
    const rights = parseAppRights(body);
    return this.clientRights.put(on(id), { client, rights }, editorOf(caller, appRightsOf(caller, id)));
  }

  @Delete(':client')
  @NeedsAppRight('collaborators')
  @AnswersNothing()
  @Operation(removeClientRights)
  remove(
    @Caller() caller: Admitted,
    @Param('appId', toAppId) id: AppId,
    @Param('client', toClientName) client: ClientName,
  ): Promise<void> {
    return this.clientRights.put(on(id), { client, rights: [] }, editorOf(caller, appRightsOf(caller, id)));
  }
}
