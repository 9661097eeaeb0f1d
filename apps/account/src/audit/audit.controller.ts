import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import { AppId, ComponentId, GatewayId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAppRight, NeedsComponentRight, NeedsGatewayRight } from '../access/needs.js';
import { type Audited, AuditLog, type AuditPage } from './audit-log.repository.js';
import { type AuditEntryDto, auditPage, toAuditEntryDto } from './audit.dto.js';
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
  ofApplication(
    @Param('appId', new ParseWith(AppId)) id: AppId,
    @Query(toPage) page: AuditPage,
  ): Promise<readonly AuditEntryDto[]> {
    return this.list({ kind: 'apps', id }, page);
  }

  @Get('components/:plural/:componentId/audit')
  @NeedsComponentRight('component:settings')
  @Operation(readHistory)
  ofComponent(
    @Param('componentId', new ParseWith(ComponentId)) id: ComponentId,
    @Query(toPage) page: AuditPage,
  ): Promise<readonly AuditEntryDto[]> {
    return this.list({ kind: 'components', id }, page);
  }

  @Get('gateways/:gatewayId/audit')
  @NeedsGatewayRight('gateway:settings')
  @Operation(readHistory)
  ofGateway(
    @Param('gatewayId', new ParseWith(GatewayId)) id: GatewayId,
    @Query(toPage) page: AuditPage,
  ): Promise<readonly AuditEntryDto[]> {
    return this.list({ kind: 'gateways', id }, page);
  }

  private async list(of: Audited, page: AuditPage): Promise<readonly AuditEntryDto[]> {
    return (await this.auditLog.list(of, page)).map(toAuditEntryDto);
  }
}
