import { Body, Controller, Delete, Get, Param, Patch, Post, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type EntityKind, OrganizationId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { AnswersNothing, listQuery, type Page, ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsOrganizationRight, NeedsScope } from '../access/needs.js';
import { AnswersList } from '../lists/answers-list.js';
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

const toId = new ParseWith(OrganizationId);
const toPage = new ParseWith(listQuery);

/** Organizations; non-members see nothing of them. */
@Controller('api/v2/organizations')
@UseGuards(AccessGuard)
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get()
  @NeedsScope('organizations')
  @Operation(listOrganizations)
  @AnswersList()
  list(@Caller() caller: Admitted, @Query(toPage) page: Page | undefined): List<OrganizationDto> {
    return this.organizations.list(caller, page);
  }

  @Post()
  @NeedsScope('organizations')
  @Operation(createOrganization)
  create(
    @Caller() caller: Admitted,
    @Body(new ParseWith(newOrganization)) body: NewOrganizationDto,
  ): Promise<OrganizationDto> {
    return this.organizations.create(caller, body);
  }

  @Get(':organizationId')
  @NeedsOrganizationRight('any')
  @Operation(getOrganization)
  get(
    @Caller() caller: Admitted,
    @Param('organizationId', toId) id: OrganizationId,
  ): Promise<OrganizationDto> {
    return this.organizations.get(caller, id);
  }

  @Patch(':organizationId')
  @NeedsOrganizationRight('organization:settings')
  @AnswersNothing()
  @Operation(changeOrganization)
  change(
    @Caller() caller: Admitted,
    @Param('organizationId', toId) id: OrganizationId,
    @Body(new ParseWith(organizationChanges)) body: OrganizationChangesDto,
  ): Promise<OrganizationDto> {
    return this.organizations.change(caller, id, body);
  }

  @Delete(':organizationId')
  @NeedsOrganizationRight('organization:delete')
  @AnswersNothing()
  @Operation(deleteOrganization)
  delete(@Caller() caller: Admitted, @Param('organizationId', toId) id: OrganizationId): Promise<void> {
    return this.organizations.delete(caller, id);
  }

  @Get(':organizationId/entities')
  @NeedsOrganizationRight('any')
  @Operation(listEntities)
  @AnswersList()
  listEntities(
    @Param('organizationId', toId) id: OrganizationId,
    @Query(toPage) page: Page | undefined,
  ): List<OrganizationEntityDto> {
    return this.organizations.listEntities(id, page);
  }

  @Delete(':organizationId/entities/:kind/:entityId')
  @NeedsOrganizationRight('organization:entities')
  @AnswersNothing()
  @Operation(leaveEntity)
  leave(
    @Caller() caller: Admitted,
    @Param('organizationId', toId) organization: OrganizationId,
    @Param('kind', new ParseWith(entityKind)) kind: EntityKind,
    @Param('entityId', new ParseWith(entityId)) id: string,
  ): Promise<void> {
    return this.organizations.leave(caller, organization, { kind, id });
  }
}
