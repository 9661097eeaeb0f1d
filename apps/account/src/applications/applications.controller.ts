import { Controller, Delete, Get, Patch, Post, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type AppId, type AppRight, appRightsOf, type Claims } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAppRight, NeedsRecentLogin, NeedsRightOnDeletedApp, NeedsScope } from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import {
  applicationChanges,
  type ApplicationChangesDto,
  applicationsQuery,
  type ApplicationsQuery,
  newApplication,
  type NewApplicationDto,
} from './applications.dto.js';
import { ApplicationsService } from './applications.service.js';
import {
  changeApplication,
  createApplication,
  deleteApplication,
  getApplication,
  getApplicationRights,
  listApplications,
  restoreApplication,
  type ApplicationDto,
} from './applications.operations.js';
import { AppIdParam } from '../values/path-params.js';

/** Some published clients omit `/api/v2` (docs/protocol/account-api.md#base-paths). */
@Controller(['api/v2/applications', 'applications'])
@UseGuards(AccessGuard)
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Get()
  @NeedsScope('apps')
  @Operation(listApplications)
  @ListResponse()
  list(
    @Caller() caller: Claims,
    @ParsedQuery(applicationsQuery) query: ApplicationsQuery,
  ): List<ApplicationDto> {
    return this.applications.list(caller, query);
  }

  @Post()
  @NeedsScope('apps')
  @Operation(createApplication)
  create(
    @Caller() caller: Admitted,
    @ParsedBody(newApplication) body: NewApplicationDto,
  ): Promise<ApplicationDto> {
    return this.applications.create(caller, body);
  }

  @Get(':appId')
  @NeedsAppRight('any')
  @Operation(getApplication)
  get(@Caller() caller: Admitted, @AppIdParam() appId: AppId): Promise<ApplicationDto> {
    return this.applications.get(caller, appId);
  }

  @Patch(':appId')
  @NeedsAppRight('settings')
  @EmptyResponse()
  @Operation(changeApplication)
  change(
    @Caller() caller: Admitted,
    @AppIdParam() appId: AppId,
    @ParsedBody(applicationChanges) body: ApplicationChangesDto,
  ): Promise<ApplicationDto> {
    return this.applications.change(caller, appId, body);
  }

  @Delete(':appId')
  @NeedsAppRight('delete')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(deleteApplication)
  delete(@Caller() caller: Admitted, @AppIdParam() appId: AppId): Promise<void> {
    return this.applications.delete(caller, appId);
  }

  @Post(':appId/restore')
  @NeedsRightOnDeletedApp('delete')
  @EmptyResponse()
  @Operation(restoreApplication)
  restore(@Caller() caller: Admitted, @AppIdParam() appId: AppId): Promise<void> {
    return this.applications.restore(caller, appId);
  }

  @Get(':appId/rights')
  @NeedsAppRight('any')
  @Operation(getApplicationRights)
  getRights(@Caller() caller: Claims, @AppIdParam() appId: AppId): readonly AppRight[] {
    return appRightsOf(caller, appId);
  }
}
