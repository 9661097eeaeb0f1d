import { Body, Controller, Delete, Get, Param, Put, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import {
  AppId,
  appRightsOf,
  ComponentId,
  GatewayId,
  OrganizationId,
  parseAppRights,
  parseComponentRights,
  parseGatewayRights,
} from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { AnswersCreated, AnswersNothing, listQuery, type Page, ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import {
  NeedsAppRight,
  NeedsComponentRight,
  NeedsGatewayRight,
  NeedsMembershipOrAppRight,
} from '../access/needs.js';
import { rightsIn } from '../collaborators/collaborators.dto.js';
import { AnswersList } from '../lists/answers-list.js';
import { type List, shortList } from '../lists/list.js';
import {
  type CollaboratingOrganizationDto,
  listCollaboratingOrganizations,
  putOrganization,
  removeOrganization,
} from './organizations.operations.js';
import { SharingService } from './sharing.service.js';

const toId = new ParseWith(OrganizationId);
const toAppId = new ParseWith(AppId);
const toGatewayId = new ParseWith(GatewayId);
const toComponentId = new ParseWith(ComponentId);
const toRights = new ParseWith(rightsIn);
const toPage = new ParseWith(listQuery);

type Organizations = Promise<List<CollaboratingOrganizationDto>>;

/** Organizations as collaborators of an application. Not below `collaborators`, where a user may have any name. */
@Controller('api/v2/applications/:appId/organizations')
@UseGuards(AccessGuard)
export class AppOrganizationsController {
  constructor(private readonly sharing: SharingService) {}

  @Get()
  @NeedsMembershipOrAppRight('collaborators')
  @Operation(listCollaboratingOrganizations)
  @AnswersList()
  async list(@Param('appId', toAppId) id: AppId, @Query(toPage) page: Page | undefined): Organizations {
    return shortList(await this.sharing.list({ kind: 'apps', id }), page);
  }

  @Put(':organizationId')
  @NeedsAppRight('collaborators')
  @AnswersCreated()
  @Operation(putOrganization)
  put(
    @Caller() caller: Admitted,
    @Param('appId', toAppId) id: AppId,
    @Param('organizationId', toId) organization: OrganizationId,
    @Body(toRights) body: readonly string[],
  ): Promise<void> {
    const share = { id: organization, rights: parseAppRights(body) };
    return this.sharing.change({ kind: 'apps', id }, share, caller, appRightsOf(caller, id));
  }

  @Delete(':organizationId')
  @NeedsAppRight('collaborators')
  @AnswersNothing()
  @Operation(removeOrganization)
  remove(
    @Caller() caller: Admitted,
    @Param('appId', toAppId) id: AppId,
    @Param('organizationId', toId) organization: OrganizationId,
  ): Promise<void> {
    const share = { id: organization, rights: [] };
    return this.sharing.change({ kind: 'apps', id }, share, caller, appRightsOf(caller, id));
  }
}

/** The same of a gateway. */
@Controller('api/v2/gateways/:gatewayId/organizations')
@UseGuards(AccessGuard)
export class GatewayOrganizationsController {
  constructor(private readonly sharing: SharingService) {}

  @Get()
  @NeedsGatewayRight('any')
  @Operation(listCollaboratingOrganizations)
  @AnswersList()
  async list(
    @Param('gatewayId', toGatewayId) id: GatewayId,
    @Query(toPage) page: Page | undefined,
  ): Organizations {
    return shortList(await this.sharing.list({ kind: 'gateways', id }), page);
  }

  @Put(':organizationId')
  @NeedsGatewayRight('gateway:collaborators')
  @AnswersCreated()
  @Operation(putOrganization)
  put(
    @Caller() caller: Admitted,
    @Param('gatewayId', toGatewayId) id: GatewayId,
    @Param('organizationId', toId) organization: OrganizationId,
    @Body(toRights) body: readonly string[],
  ): Promise<void> {
    const share = { id: organization, rights: parseGatewayRights(body) };
    return this.sharing.change({ kind: 'gateways', id }, share, caller, caller.gateways.get(id) ?? []);
  }

  @Delete(':organizationId')
  @NeedsGatewayRight('gateway:collaborators')
  @AnswersNothing()
  @Operation(removeOrganization)
  remove(
    @Caller() caller: Admitted,
    @Param('gatewayId', toGatewayId) id: GatewayId,
    @Param('organizationId', toId) organization: OrganizationId,
  ): Promise<void> {
    const share = { id: organization, rights: [] };
    return this.sharing.change({ kind: 'gateways', id }, share, caller, caller.gateways.get(id) ?? []);
  }
}

/** The same of a network component. */
@Controller('api/v2/components/:plural/:componentId/organizations')
@UseGuards(AccessGuard)
export class ComponentOrganizationsController {
  constructor(private readonly sharing: SharingService) {}

  @Get()
  @NeedsComponentRight('any')
  @Operation(listCollaboratingOrganizations)
  @AnswersList()
  async list(
    @Param('componentId', toComponentId) id: ComponentId,
    @Query(toPage) page: Page | undefined,
  ): Organizations {
    return shortList(await this.sharing.list({ kind: 'components', id }), page);
  }

  @Put(':organizationId')
  @NeedsComponentRight('component:collaborators')
  @AnswersCreated()
  @Operation(putOrganization)
  put(
    @Caller() caller: Admitted,
    @Param('componentId', toComponentId) id: ComponentId,
    @Param('organizationId', toId) organization: OrganizationId,
    @Body(toRights) body: readonly string[],
  ): Promise<void> {
    const share = { id: organization, rights: parseComponentRights(body) };
    return this.sharing.change({ kind: 'components', id }, share, caller, caller.components.get(id) ?? []);
  }

  @Delete(':organizationId')
  @NeedsComponentRight('component:collaborators')
  @AnswersNothing()
  @Operation(removeOrganization)
  remove(
    @Caller() caller: Admitted,
    @Param('componentId', toComponentId) id: ComponentId,
    @Param('organizationId', toId) organization: OrganizationId,
  ): Promise<void> {
    const share = { id: organization, rights: [] };
    return this.sharing.change({ kind: 'components', id }, share, caller, caller.components.get(id) ?? []);
  }
}
