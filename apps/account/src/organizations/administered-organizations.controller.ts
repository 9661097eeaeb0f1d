import { Body, Controller, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { OrganizationId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { AnswersNothing, listQuery, type Page, ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsAdministrator } from '../access/needs.js';
import { AnswersList } from '../lists/answers-list.js';
import type { List } from '../lists/list.js';
import { limitChanges, type LimitChangesDto } from './organizations.dto.js';
import {
  type AdministeredOrganizationDto,
  changeLimits,
  listAllOrganizations,
} from './organizations.operations.js';
import { OrganizationsService } from './organizations.service.js';

/** All organizations, for administrators. */
@Controller('api/v2/all-organizations')
@UseGuards(AccessGuard)
export class AdministeredOrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listAllOrganizations)
  @AnswersList()
  list(@Query(new ParseWith(listQuery)) page: Page | undefined): List<AdministeredOrganizationDto> {
    return this.organizations.listAll(page);
  }

  @Patch(':organizationId')
  @NeedsAdministrator()
  @AnswersNothing()
  @Operation(changeLimits)
  change(
    @Caller() caller: Admitted,
    @Param('organizationId', new ParseWith(OrganizationId)) id: OrganizationId,
    @Body(new ParseWith(limitChanges)) body: LimitChangesDto,
  ): Promise<void> {
    return this.organizations.setLimits(caller, id, body);
  }
}
