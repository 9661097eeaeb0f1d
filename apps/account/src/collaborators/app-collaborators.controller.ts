import { Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type AppId, appRightsOf, type Claims, parseAppRights, type Username } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { CreatedResponse, EmptyResponse, type Page, PageQuery, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAppRight, NeedsMembershipOrAppRight, NeedsRecentLogin } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
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
import { AppIdParam, UsernameParam } from '../values/path-params.js';

const on = (appId: AppId) => ({ kind: 'apps', id: appId }) as const;

@Controller(['api/v2/applications/:appId/collaborators', 'applications/:appId/collaborators'])
@UseGuards(AccessGuard)
export class AppCollaboratorsController {
  constructor(private readonly collaborators: CollaboratorsService) {}

  @Get()
  @NeedsMembershipOrAppRight('collaborators')
  @Operation(listCollaborators)
  @ListResponse()
  async list(
    @Caller() caller: Claims,
    @AppIdParam() appId: AppId,
    @PageQuery() page: Page | undefined,
  ): Promise<List<CollaboratorDto>> {
    return shortList(await this.collaborators.list(on(appId), appRightsOf(caller, appId)), page);
  }

  @Get(':username')
  @NeedsMembershipOrAppRight('collaborators')
  @Operation(getCollaborator)
  get(
    @Caller() caller: Claims,
    @AppIdParam() appId: AppId,
    @UsernameParam() username: Username,
  ): Promise<CollaboratorDto> {
    return this.collaborators.get(on(appId), username, appRightsOf(caller, appId));
  }

  @Put(':username')
  @NeedsAppRight('collaborators')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putCollaborator)
  put(
    @Caller() caller: Admitted,
    @AppIdParam() appId: AppId,
    @UsernameParam() username: Username,
    @ParsedBody(rightsIn) body: readonly string[],
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
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeCollaborator)
  remove(
    @Caller() caller: Admitted,
    @AppIdParam() appId: AppId,
    @UsernameParam() username: Username,
  ): Promise<void> {
    return this.collaborators.remove(on(appId), username, editorOf(caller, appRightsOf(caller, appId)));
  }
}
