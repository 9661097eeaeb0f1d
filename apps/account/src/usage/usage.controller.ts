import { Controller, Get, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedQuery } from '@fieldpost/transport';
import type { Admitted } from '../access/actor.js';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator, NeedsScope } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import {
  applicationUsageQuery,
  type ApplicationUsageQuery,
  usageQuery,
  type UsageQuery,
} from './usage.dto.js';
import {
  type ApplicationUsageDto,
  readApplicationUsage,
  readOwnApplicationUsage,
  readOwnUsage,
  readUsage,
  type UsageDto,
} from './usage.operations.js';
import { UsageService } from './usage.service.js';

/** How much users and applications use: all of it for administrators, and the own usage for everyone. */
@Controller('api/v2')
@UseGuards(AccessGuard)
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get('usage')
  @NeedsAdministrator()
  @Operation(readUsage)
  @ListResponse()
  list(@ParsedQuery(usageQuery) query: UsageQuery): List<UsageDto> {
    return this.usage.list(query);
  }

  @Get('usage/applications')
  @NeedsAdministrator()
  @Operation(readApplicationUsage)
  @ListResponse()
  listApplications(
    @ParsedQuery(applicationUsageQuery) query: ApplicationUsageQuery,
  ): List<ApplicationUsageDto> {
    return this.usage.listApplications(query);
  }

  @Get('users/me/usage')
  @NeedsScope('profile')
  @Operation(readOwnUsage)
  own(@Caller() { subject }: Admitted): Promise<UsageDto> {
    return this.usage.of(subject);
  }

  @Get('users/me/usage/applications')
  @NeedsScope('apps')
  @Operation(readOwnApplicationUsage)
  @ListResponse()
  ownApplications(
    @Caller() { subject }: Admitted,
    @ParsedQuery(applicationUsageQuery) query: ApplicationUsageQuery,
  ): List<ApplicationUsageDto> {
    return this.usage.listApplications(query, subject);
  }
}
