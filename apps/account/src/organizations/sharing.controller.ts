import { Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import {
  AppId,
  appRightsOf,
  ComponentId,
  componentRightsOf,
  GatewayId,
  gatewayRightsOf,
  OrganizationId,
  parseAppRights,
  parseComponentRights,
  parseGatewayRights,
} from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { CreatedResponse, EmptyResponse, type Page, PageQuery, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import {
  NeedsAppRight,
  NeedsComponentRight,
  NeedsGatewayRight,
  NeedsMembershipOrAppRight,
  NeedsRecentLogin,
} from '../access/needs.js';
import { rightsIn } from '../collaborators/collaborators.dto.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import {
  type CollaboratingOrganizationDto,
  listCollaboratingOrganizations,
  putOrganization,
  removeOrganization,
} from './organizations.operations.js';
import { SharingService } from './sharing.service.js';
import { AppIdParam, ComponentIdParam, GatewayIdParam, OrganizationIdParam } from '../values/path-params.js';

type Organizations = Promise<List<CollaboratingOrganizationDto>>;

/** Organizations as collaborators of an application. Not below `collaborators`, where a user may have any name. */
@Controller('api/v2/applications/:appId/organizations')
@UseGuards(AccessGuard)
export class AppOrganizationsController {
  constructor(private readonly sharing: SharingService) {}

  @Get()
  @NeedsMembershipOrAppRight('collaborators')
  @Operation(listCollaboratingOrganizations)
  @ListResponse()
  async list(@AppIdParam() id: AppId, @PageQuery() page: Page | undefined): Organizations {
    return shortList(await this.sharing.list({ kind: 'apps', id }), page);
  }

  @Put(':organizationId')
  @NeedsAppRight('collaborators')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putOrganization)
  put(
    @Caller() caller: Admitted,
    @AppIdParam() id: AppId,
    @OrganizationIdParam() organization: OrganizationId,
    @ParsedBody(rightsIn) body: readonly string[],
  ): Promise<void> {
    const share = { id: organization, rights: parseAppRights(body) };
    return this.sharing.change({ kind: 'apps', id }, share, caller, appRightsOf(caller, id));
  }

  @Delete(':organizationId')
  @NeedsAppRight('collaborators')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeOrganization)
  remove(
    @Caller() caller: Admitted,
    @AppIdParam() id: AppId,
    @OrganizationIdParam() organization: OrganizationId,
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
  @ListResponse()
  async list(@GatewayIdParam() id: GatewayId, @PageQuery() page: Page | undefined): Organizations {
    return shortList(await this.sharing.list({ kind: 'gateways', id }), page);
  }

  @Put(':organizationId')
  @NeedsGatewayRight('gateway:collaborators')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putOrganization)
  put(
    @Caller() caller: Admitted,
    @GatewayIdParam() id: GatewayId,
    @OrganizationIdParam() organization: OrganizationId,
    @ParsedBody(rightsIn) body: readonly string[],
  ): Promise<void> {
    const share = { id: organization, rights: parseGatewayRights(body) };
    return this.sharing.change({ kind: 'gateways', id }, share, caller, gatewayRightsOf(caller, id));
  }

  @Delete(':organizationId')
  @NeedsGatewayRight('gateway:collaborators')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeOrganization)
  remove(
    @Caller() caller: Admitted,
    @GatewayIdParam() id: GatewayId,
    @OrganizationIdParam() organization: OrganizationId,
  ): Promise<void> {
    const share = { id: organization, rights: [] };
    return this.sharing.change({ kind: 'gateways', id }, share, caller, gatewayRightsOf(caller, id));
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
  @ListResponse()
  async list(@ComponentIdParam() id: ComponentId, @PageQuery() page: Page | undefined): Organizations {
    return shortList(await this.sharing.list({ kind: 'components', id }), page);
  }

  @Put(':organizationId')
  @NeedsComponentRight('component:collaborators')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putOrganization)
  put(
    @Caller() caller: Admitted,
    @ComponentIdParam() id: ComponentId,
    @OrganizationIdParam() organization: OrganizationId,
    @ParsedBody(rightsIn) body: readonly string[],
  ): Promise<void> {
    const share = { id: organization, rights: parseComponentRights(body) };
    return this.sharing.change({ kind: 'components', id }, share, caller, componentRightsOf(caller, id));
  }

  @Delete(':organizationId')
  @NeedsComponentRight('component:collaborators')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeOrganization)
  remove(
    @Caller() caller: Admitted,
    @ComponentIdParam() id: ComponentId,
    @OrganizationIdParam() organization: OrganizationId,
  ): Promise<void> {
    const share = { id: organization, rights: [] };
    return this.sharing.change({ kind: 'components', id }, share, caller, componentRightsOf(caller, id));
  }
}
