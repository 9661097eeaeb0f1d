import { Body, Controller, Delete, Get, Param, Put, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { AppId, appRightsOf, type Claims, parseAppRights, Username } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { AnswersCreated, AnswersNothing, listQuery, type Page, ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAppRight, NeedsMembershipOrAppRight } from '../access/needs.js';
import { AnswersList } from '../lists/answers-list.js';
import { type List, shortList } from '../lists/list.js';
import type { Admitted } from '../access/actor.js';
import { rightsIn } from './collaborators.dto.js';
import { CollaboratorsService, editorOf } from './collaborators.service.js';
import {
  getCollaborator,
  listCollaborators,
  putCollaborator,
  removeCollaborator,
  type CollaboratorDto,
} from './collaborators.operations.js';

const on = (appId: AppId) => ({ kind: 'apps', id: appId }) as const;
const toAppId = new ParseWith(AppId);
const toUsername = new ParseWith(Username);

@Controller(['api/v2/applications/:appId/collaborators', 'applications/:appId/collaborators'])
@UseGuards(AccessGuard)
export class AppCollaboratorsController {
  constructor(private readonly collaborators: CollaboratorsService) {}

  @Get()
  @NeedsMembershipOrAppRight('collaborators')
  @Operation(listCollaborators)
  @AnswersList()
  async list(
    @Caller() caller: Claims,
    @Param('appId', toAppId) appId: AppId,
    @Query(new ParseWith(listQuery)) page: Page | undefined,
  ): Promise<List<CollaboratorDto>> {
    return shortList(await this.collaborators.list(on(appId), appRightsOf(caller, appId)), page);
  }

  @Get(':username')
  @NeedsMembershipOrAppRight('collaborators')
  @Operation(getCollaborator)
  get(
    @Caller() caller: Claims,
    @Param('appId', toAppId) appId: AppId,
    @Param('username', toUsername) username: Username,
  ): Promise<CollaboratorDto> {
    return this.collaborators.get(on(appId), username, appRightsOf(caller, appId));
  }

  @Put(':username')
  @NeedsAppRight('collaborators')
  @AnswersCreated()
  @Operation(putCollaborator)
  put(
    @Caller() caller: Admitted,
    @Param('appId', toAppId) appId: AppId,
    @Param('username', toUsername) username: Username,
    @Body(new ParseWith(rightsIn)) body: readonly string[],
  ): Promise<void> {
    const rights = parseAppRights(body);
    return this.collaborators.put(
      on(appId),
      { username, rights },
      editorOf(caller, appRightsOf(caller, appId)),
    );
  }

  @Delete(':username')
  @NeedsAppRight('collaborators')
  @AnswersNothing()
  @Operation(removeCollaborator)
  remove(
    @Caller() caller: Admitted,
    @Param('appId', toAppId) appId: AppId,
    @Param('username', toUsername) username: Username,
  ): Promise<void> {
    return this.collaborators.remove(on(appId), username, editorOf(caller, appRightsOf(caller, appId)));
  }
}
