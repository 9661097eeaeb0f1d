import { Controller, Delete, Get, Param, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { AppId, GatewayId } from '@fieldpost/domain';
import { Tokens } from '@fieldpost/internal-clients';
import { Operation } from '@fieldpost/openapi';
import { AnswersNothing, listQuery, type Page, ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator } from '../access/needs.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { AnswersList } from '../lists/answers-list.js';
import { ClientName } from '../values/client-name.js';
import { type List, listWith } from '../lists/list.js';
import { toDeletedDto } from './deleted.dto.js';
import { listDeleted, purgeDeleted, purgeDeletedClient, type DeletedDto } from './deleted.operations.js';
import { Deleted } from './deleted.repository.js';
import { purgedApplication, purgedClient, purgedGateway } from './purge-candidates.js';

/** Deleted entities, which administrators can purge. */
@Controller('api/v2/deleted')
@UseGuards(AccessGuard)
export class DeletedController {
  constructor(
    private readonly deleted: Deleted,
    private readonly tokens: Tokens,
  ) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listDeleted)
  @AnswersList()
  list(@Query(new ParseWith(listQuery)) page: Page | undefined): List<DeletedDto> {
    return listWith(toDeletedDto, page)(this.deleted.list());
  }

  @Delete('applications/:appId')
  @NeedsAdministrator()
  @AnswersNothing()
  @Operation(purgeDeleted)
  purgeApplication(
    @Caller() caller: Admitted,
    @Param('appId', new ParseWith(AppId)) id: AppId,
  ): Promise<void> {
    return this.deleted.purge(purgedApplication(id), actorOf(caller));
  }

  @Delete('clients/:name')
  @NeedsAdministrator()
  @AnswersNothing()
  @Operation(purgeDeletedClient)
  purgeClient(
    @Caller() caller: Admitted,
    @Param('name', new ParseWith(ClientName)) name: ClientName,
  ): Promise<void> {
    return this.deleted.purge(purgedClient(name, this.tokens), actorOf(caller));
  }

  @Delete('gateways/:gatewayId')
  @NeedsAdministrator()
  @AnswersNothing()
  @Operation(purgeDeleted)
  purgeGateway(
    @Caller() caller: Admitted,
    @Param('gatewayId', new ParseWith(GatewayId)) id: GatewayId,
  ): Promise<void> {
    return this.deleted.purge(purgedGateway(id), actorOf(caller));
  }
}
