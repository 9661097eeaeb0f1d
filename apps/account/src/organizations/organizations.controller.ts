import { Controller, Delete, Get, Patch, Post, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type EntityKind, OrganizationId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, type Page, PageQuery, ParsedBody, ParsedParam } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsOrganizationRight, NeedsRecentLogin, NeedsScope } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import {
  entityId,
  entityKind,
  newOrganization,
  type NewOrganizationDto,
  organizationChanges,
  type OrganizationChangesDto,
} from './organizations.dto.js';
import {
  changeOrganization,
  createOrganization,
  deleteOrganization,
  getOrganization,
  leaveEntity,
  listEntities,
  listOrganizations,
  type OrganizationDto,
  type OrganizationEntityDto,
} from './organizations.operations.js';
import { OrganizationsService } from './organizations.service.js';
import { OrganizationIdParam } from '../values/path-params.js';

/** Organizations; non-members see nothing of them. */
@Controller('api/v2/organizations')
@UseGuards(AccessGuard)
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get()
  @NeedsScope('organizations')
  @Operation(listOrganizations)
  @ListResponse()
  list(@Caller() caller: Admitted, @PageQuery() page: Page | undefined): List<OrganizationDto> {
    return this.organizations.list(caller, page);
  }

  @Post()
  @NeedsScope('organizations')
  @Operation(createOrganization)
  create(
    @Caller() caller: Admitted,
    @ParsedBody(newOrganization) body: NewOrganizationDto,
  ): Promise<OrganizationDto> {
    return this.organizations.create(caller, body);
  }

  @Get(':organizationId')
  @NeedsOrganizationRight('any')
  @Operation(getOrganization)
  get(@Caller() caller: Admitted, @OrganizationIdParam() id: OrganizationId): Promise<OrganizationDto> {
    return this.organizations.get(caller, id);
  }

  @Patch(':organizationId')
  @NeedsOrganizationRight('organization:settings')
  @EmptyResponse()
  @Operation(changeOrganization)
  change(
    @Caller() caller: Admitted,
    @OrganizationIdParam() id: OrganizationId,
    @ParsedBody(organizationChanges) body: OrganizationChangesDto,
  ): Promise<OrganizationDto> {
    return this.organizations.change(caller, id, body);
  }

  @Delete(':organizationId')
  @NeedsOrganizationRight('organization:delete')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(deleteOrganization)
  delete(@Caller() caller: Admitted, @OrganizationIdParam() id: OrganizationId): Promise<void> {
    return this.organizations.delete(caller, id);
  }

  @Get(':organizationId/entities')
  @NeedsOrganizationRight('any')
  @Operation(listEntities)
  @ListResponse()
  listEntities(
    @OrganizationIdParam() id: OrganizationId,
    @PageQuery() page: Page | undefined,
  ): List<OrganizationEntityDto> {
    return this.organizations.listEntities(id, page);
  }

  @Delete(':organizationId/entities/:kind/:entityId')
  @NeedsOrganizationRight('organization:entities')
  @EmptyResponse()
  @Operation(leaveEntity)
  leave(
    @Caller() caller: Admitted,
    @OrganizationIdParam() organization: OrganizationId,
    @ParsedParam('kind', entityKind) kind: EntityKind,
    @ParsedParam('entityId', entityId) id: string,
  ): Promise<void> {
    return this.organizations.leave(caller, organization, { kind, id });
  }
}
