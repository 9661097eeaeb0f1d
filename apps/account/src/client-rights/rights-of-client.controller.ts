import { Controller, Get, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { type Page, PageQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsOwnClient } from '../access/needs.js';
import { ClientsService } from '../clients/clients.service.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import type { ClientName } from '../values/client-name.js';
import { ClientNameParam } from '../values/path-params.js';
import { type EntityRightsDto, listRightsOfClient } from './client-rights.operations.js';
import { ClientRightsService } from './client-rights.service.js';

/** All rights of a client, for its owner and administrators. */
@Controller('api/v2/clients/:name/rights')
@UseGuards(AccessGuard)
export class RightsOfClientController {
  constructor(
    private readonly clients: ClientsService,
    private readonly clientRights: ClientRightsService,
  ) {}

  @Get()
  @NeedsOwnClient()
  @Operation(listRightsOfClient)
  @ListResponse()
  async list(
    @Caller() caller: Admitted,
    @ClientNameParam() name: ClientName,
    @PageQuery() page: Page | undefined,
  ): Promise<List<EntityRightsDto>> {
    await this.clients.get(caller, name);
    return shortList(await this.clientRights.listOf(name), page);
  }
}
