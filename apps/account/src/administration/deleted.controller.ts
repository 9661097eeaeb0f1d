import { Controller, Delete, Get, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type AppId, type GatewayId } from '@fieldpost/domain';
import { TokensClient } from '@fieldpost/internal-clients';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator, NeedsRecentLogin } from '../access/needs.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { ListResponse } from '../lists/list-response.js';
import { type ClientName } from '../values/client-name.js';
import { type List, listWith } from '../lists/list.js';
import { deletedQuery, type DeletedQuery, toDeletedDto } from './deleted.dto.js';
import { listDeleted, purgeDeleted, purgeDeletedClient, type DeletedDto } from './deleted.operations.js';
import { Deleted } from './deleted.repository.js';
import { purgedApplication, purgedClient, purgedGateway } from './purge-candidates.js';
import { AppIdParam, ClientNameParam, GatewayIdParam } from '../values/path-params.js';

/** Deleted entities, which administrators can purge. */
@Controller('api/v2/deleted')
@UseGuards(AccessGuard)
export class DeletedController {
  constructor(
    private readonly deleted: Deleted,
    private readonly tokens: TokensClient,
  ) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listDeleted)
  @ListResponse()
  list(@ParsedQuery(deletedQuery) { page, ...search }: DeletedQuery): List<DeletedDto> {
    return listWith(toDeletedDto, page)(this.deleted.list(search));
  }

  @Delete('applications/:appId')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(purgeDeleted)
  purgeApplication(@Caller() caller: Admitted, @AppIdParam() id: AppId): Promise<void> {
    return this.deleted.purge(purgedApplication(id), actorOf(caller));
  }

  @Delete('clients/:name')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(purgeDeletedClient)
  purgeClient(@Caller() caller: Admitted, @ClientNameParam() name: ClientName): Promise<void> {
    return this.deleted.purge(purgedClient(name, this.tokens), actorOf(caller));
  }

  @Delete('gateways/:gatewayId')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(purgeDeleted)
  purgeGateway(@Caller() caller: Admitted, @GatewayIdParam() id: GatewayId): Promise<void> {
    return this.deleted.purge(purgedGateway(id), actorOf(caller));
  }
}
