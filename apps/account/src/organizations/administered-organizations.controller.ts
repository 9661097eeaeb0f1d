import { Controller, Get, Patch, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { OrganizationId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsAdministrator, NeedsRecentLogin } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import {
  administeredQuery,
  type AdministeredQuery,
  limitChanges,
  type LimitChangesDto,
} from './organizations.dto.js';
import {
  type AdministeredOrganizationDto,
  type AnyOrganizationDto,
  changeLimits,
  getAnyOrganization,
  listAllOrganizations,
} from './organizations.operations.js';
import { OrganizationsService } from './organizations.service.js';
import { OrganizationIdParam } from '../values/path-params.js';

/** All organizations, for administrators. */
@Controller('api/v2/all-organizations')
@UseGuards(AccessGuard)
export class AdministeredOrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listAllOrganizations)
  @ListResponse()
  list(@ParsedQuery(administeredQuery) query: AdministeredQuery): List<AdministeredOrganizationDto> {
    return this.organizations.listAll(query);
  }

  @Get(':organizationId')
  @NeedsAdministrator()
  @Operation(getAnyOrganization)
  get(@OrganizationIdParam() id: OrganizationId): Promise<AnyOrganizationDto> {
    return this.organizations.getAny(id);
  }

  @Patch(':organizationId')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(changeLimits)
  change(
    @Caller() caller: Admitted,
    @OrganizationIdParam() id: OrganizationId,
    @ParsedBody(limitChanges) body: LimitChangesDto,
  ): Promise<void> {
    return this.organizations.setLimits(caller, id, body);
  }
}
