import { Controller, Get, UseGuards } from '@nestjs/common';
import { type AppId, type ComponentId, type GatewayId, OrganizationId } from '@fieldpost/domain';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedParam, ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import {
  NeedsAdministrator,
  NeedsAppRight,
  NeedsComponentRight,
  NeedsGatewayRight,
  NeedsOrganizationRight,
  NeedsScope,
} from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import { AuditLog, type AuditPage } from './audit-log.repository.js';
import { auditPage, auditQuery, type AuditQuery } from './audit.dto.js';
import { allHistoryIn, historyIn } from './history.js';
import {
  type AuditEntryDto,
  type FullAuditEntryDto,
  readAllHistory,
  readHistory,
  readOwnActivity,
  readOwnHistory,
} from './audit.operations.js';
import { AppIdParam, ComponentIdParam, GatewayIdParam } from '../values/path-params.js';

/** The history of an entity, for callers who may change its settings. */
@Controller(['api/v2', ''])
@UseGuards(AccessGuard)
export class AuditController {
  constructor(private readonly auditLog: AuditLog) {}

  @Get('applications/:appId/audit')
  @NeedsAppRight('settings')
  @Operation(readHistory)
  @ListResponse()
  ofApplication(@AppIdParam() id: AppId, @ParsedQuery(auditPage) page: AuditPage): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'apps', id }, page);
  }

  @Get('components/:plural/:componentId/audit')
  @NeedsComponentRight('component:settings')
  @Operation(readHistory)
  @ListResponse()
  ofComponent(
    @ComponentIdParam() id: ComponentId,
    @ParsedQuery(auditPage) page: AuditPage,
  ): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'components', id }, page);
  }

  @Get('gateways/:gatewayId/audit')
  @NeedsGatewayRight('gateway:settings')
  @Operation(readHistory)
  @ListResponse()
  ofGateway(@GatewayIdParam() id: GatewayId, @ParsedQuery(auditPage) page: AuditPage): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'gateways', id }, page);
  }
}

/** The history of an organization. */
@Controller('api/v2/organizations')
@UseGuards(AccessGuard)
export class OrganizationAuditController {
  constructor(private readonly auditLog: AuditLog) {}

  @Get(':organizationId/audit')
  @NeedsOrganizationRight('organization:settings')
  @Operation(readHistory)
  @ListResponse()
  list(
    @ParsedParam('organizationId', OrganizationId) id: OrganizationId,
    @ParsedQuery(auditPage) page: AuditPage,
  ): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'organizations', id }, page);
  }
}

/** The whole audit log, for administrators. */
@Controller('api/v2/audit')
@UseGuards(AccessGuard)
export class AllAuditController {
  constructor(private readonly auditLog: AuditLog) {}

  @Get()
  @NeedsAdministrator()
  @Operation(readAllHistory)
  @ListResponse()
  list(@ParsedQuery(auditQuery) { limit, offset, sort, ...search }: AuditQuery): List<FullAuditEntryDto> {
    return allHistoryIn(this.auditLog, search, { limit, offset, sort });
  }
}

/** The audit log of the caller: changes of the account by anyone, with logins, and changes of anything by the caller. */
@Controller('api/v2/users/me')
@UseGuards(AccessGuard)
export class OwnAuditController {
  constructor(private readonly auditLog: AuditLog) {}

  @Get('audit')
  @NeedsScope('profile')
  @Operation(readOwnHistory)
  @ListResponse()
  ofCaller(
    @Caller() { subject: id }: Admitted,
    @ParsedQuery(auditPage) page: AuditPage,
  ): List<AuditEntryDto> {
    return historyIn(this.auditLog, { kind: 'users', id }, page);
  }

  @Get('activity')
  @NeedsScope('profile')
  @Operation(readOwnActivity)
  @ListResponse()
  byCaller(
    @Caller() { subject: userId }: Admitted,
    @ParsedQuery(auditPage) page: AuditPage,
  ): List<FullAuditEntryDto> {
    return allHistoryIn(this.auditLog, { userId }, page);
  }
}
