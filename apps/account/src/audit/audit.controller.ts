import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import { AppId, ComponentId, GatewayId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAppRight, NeedsComponentRight, NeedsGatewayRight } from '../access/needs.js';
import { AnswersList } from '../lists/answers-list.js';
import type { List } from '../lists/list.js';
import { AuditLog, type AuditPage } from './audit-log.repository.js';
import { type AuditEntryDto, auditPage } from './audit.dto.js';
import { historyIn } from './history.js';
import { readHistory } from './audit.operations.js';

const toPage = new ParseWith(auditPage);

/** What happened to an entity, for those who may change its settings. */
@Controller(['api/v2', ''])
@UseGuards(AccessGuard)
export class AuditController {
  constructor(private readonly auditLog: AuditLog) {}

  @Get('applications/:appId/audit')
  @NeedsAppRight('settings')
  @Operation(readHistory)
  @AnswersList()
  ofApplication(
    @Param('appId', new ParseWith(AppId)) id: AppId,
    @Query(toPage) page: AuditPage,
  ): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'apps', id }, page);
  }

  @Get('components/:plural/:componentId/audit')
  @NeedsComponentRight('component:settings')
  @Operation(readHistory)
  @AnswersList()
  ofComponent(
    @Param('componentId', new ParseWith(ComponentId)) id: ComponentId,
    @Query(toPage) page: AuditPage,
  ): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'components', id }, page);
  }

  @Get('gateways/:gatewayId/audit')
  @NeedsGatewayRight('gateway:settings')
  @Operation(readHistory)
  @AnswersList()
  ofGateway(
    @Param('gatewayId', new ParseWith(GatewayId)) id: GatewayId,
    @Query(toPage) page: AuditPage,
  ): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'gateways', id }, page);
  }
}
