import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator } from '../access/needs.js';
import { AnswersList } from '../lists/answers-list.js';
import type { List } from '../lists/list.js';
import { AuditLog } from './audit-log.repository.js';
import { auditQuery, type AuditQuery, type FullAuditEntryDto } from './audit.dto.js';
import { readAllHistory } from './audit.operations.js';
import { allHistoryIn } from './history.js';

/** What happened to everything, for administrators. */
@Controller('api/v2/audit')
@UseGuards(AccessGuard)
export class AllAuditController {
  constructor(private readonly auditLog: AuditLog) {}

  @Get()
  @NeedsAdministrator()
  @Operation(readAllHistory)
  @AnswersList()
  list(@Query(new ParseWith(auditQuery)) { limit, offset, ...what }: AuditQuery): List<FullAuditEntryDto> {
    return allHistoryIn(this.auditLog, what, { limit, offset });
  }
}
