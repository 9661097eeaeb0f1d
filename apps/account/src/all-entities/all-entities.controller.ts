import { Controller, Get, UseGuards } from '@nestjs/common';
import type { AppId, GatewayId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import { AppIdParam, GatewayIdParam } from '../values/path-params.js';
import {
  allApplicationsQuery,
  type AllApplicationsQuery,
  allGatewaysQuery,
  type AllGatewaysQuery,
} from './all-entities.dto.js';
import {
  type AdministeredApplicationDetailsDto,
  type AdministeredApplicationDto,
  type AdministeredGatewayDetailsDto,
  type AdministeredGatewayDto,
  getAnyApplication,
  getAnyGateway,
  listAllApplications,
  listAllGateways,
} from './all-entities.operations.js';
import { AllEntitiesService } from './all-entities.service.js';

/** Applications of all users, for administrators. */
@Controller('api/v2/all-applications')
@UseGuards(AccessGuard)
export class AllApplicationsController {
  constructor(private readonly entities: AllEntitiesService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listAllApplications)
  @ListResponse()
  list(@ParsedQuery(allApplicationsQuery) query: AllApplicationsQuery): List<AdministeredApplicationDto> {
    return this.entities.listApplications(query);
  }

  @Get(':appId')
  @NeedsAdministrator()
  @Operation(getAnyApplication)
  get(@AppIdParam() id: AppId): Promise<AdministeredApplicationDetailsDto> {
    return this.entities.getApplication(id);
  }
}

/** Gateways of all users, for administrators. */
@Controller('api/v2/all-gateways')
@UseGuards(AccessGuard)
export class AllGatewaysController {
  constructor(private readonly entities: AllEntitiesService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listAllGateways)
  @ListResponse()
  list(@ParsedQuery(allGatewaysQuery) query: AllGatewaysQuery): List<AdministeredGatewayDto> {
    return this.entities.listGateways(query);
  }

  @Get(':gatewayId')
  @NeedsAdministrator()
  @Operation(getAnyGateway)
  get(@GatewayIdParam() id: GatewayId): Promise<AdministeredGatewayDetailsDto> {
    return this.entities.getGateway(id);
  }
}
