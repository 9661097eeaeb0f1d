import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsScope } from '../access/needs.js';
import { AnswersList } from '../lists/answers-list.js';
import type { List } from '../lists/list.js';
import type { Admitted } from '../access/actor.js';
import { AuditLog, type AuditPage } from './audit-log.repository.js';
import { type AuditEntryDto, auditPage } from './audit.dto.js';
import { readOwnHistory } from './audit.operations.js';
import { historyIn } from './history.js';

/** What happened to the caller's account: logins, and changes of the profile by whomever. */
@Controller('api/v2/users/me')
@UseGuards(AccessGuard)
export class OwnAuditController {
  constructor(private readonly auditLog: AuditLog) {}

  @Get('audit')
  @NeedsScope('profile')
  @Operation(readOwnHistory)
  @AnswersList()
  ofCaller(
    @Caller() { subject: id }: Admitted,
    @Query(new ParseWith(auditPage)) page: AuditPage,
  ): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'users', id }, page);
  }
}
