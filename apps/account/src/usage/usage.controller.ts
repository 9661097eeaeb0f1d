import { Controller, Get, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { listQuery, type Page, ParsedQuery } from '@fieldpost/transport';
import type { Admitted } from '../access/actor.js';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator, NeedsScope } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import { readOwnUsage, readUsage, type UsageDto } from './usage.operations.js';
import { UsageService } from './usage.service.js';

/** How much each user has created: all users for administrators, and the own usage for everyone. */
@Controller('api/v2')
@UseGuards(AccessGuard)
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get('usage')
  @NeedsAdministrator()
  @Operation(readUsage)
  @ListResponse()
  list(@ParsedQuery(listQuery) page: Page | undefined): List<UsageDto> {
    return this.usage.list(page);
  }

  @Get('users/me/usage')
  @NeedsScope('profile')
  @Operation(readOwnUsage)
  own(@Caller() { subject }: Admitted): Promise<UsageDto> {
    return this.usage.of(subject);
  }
}
