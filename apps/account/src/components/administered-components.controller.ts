import { Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type ComponentId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator, NeedsRecentLogin } from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import { administeredQuery, type AdministeredQuery } from './components.dto.js';
import { ComponentsService } from './components.service.js';
import {
  approveComponent,
  getAnyComponent,
  listAllComponents,
  withdrawApproval,
  type AdministeredComponentDetailsDto,
  type AdministeredComponentDto,
} from './components.operations.js';
import { ComponentIdParam } from '../values/path-params.js';

/** Components of all users, for administrators, who approve them. */
@Controller('api/v2/all-components')
@UseGuards(AccessGuard)
export class AdministeredComponentsController {
  constructor(private readonly components: ComponentsService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listAllComponents)
  @ListResponse()
  list(@ParsedQuery(administeredQuery) query: AdministeredQuery): List<AdministeredComponentDto> {
    return this.components.listAll(query);
  }

  @Get(':componentId')
  @NeedsAdministrator()
  @Operation(getAnyComponent)
  get(@ComponentIdParam() id: ComponentId): Promise<AdministeredComponentDetailsDto> {
    return this.components.getAny(id);
  }

  @Put(':componentId/approval')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(approveComponent)
  approve(@Caller() caller: Admitted, @ComponentIdParam() id: ComponentId): Promise<void> {
    return this.components.decide(caller, id, 'approved');
  }

  @Delete(':componentId/approval')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(withdrawApproval)
  withdraw(@Caller() caller: Admitted, @ComponentIdParam() id: ComponentId): Promise<void> {
    return this.components.decide(caller, id, 'withdrawn');
  }
}
