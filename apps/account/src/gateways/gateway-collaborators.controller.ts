import { Body, Controller, Delete, Get, Param, Put, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { GatewayId, parseGatewayRights, Username } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { ParseWith, listQuery, type Page } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsGatewayRight } from '../access/needs.js';
import type { Admitted } from '../audit/actor.js';
import { rightsIn } from '../collaborators/collaborators.dto.js';
import type { Collaborator } from '../collaborators/collaborators.repository.js';
import { CollaboratorsService } from '../collaborators/collaborators.service.js';
import { AnswersList } from '../lists/answers-list.js';
import { type List, shortList } from '../lists/list.js';
import { AnswersCreated, AnswersNothing } from '../responses/answers.js';
import { askerOf } from './gateways.service.js';
import {
  getCollaborator,
  listCollaborators,
  putCollaborator,
  removeCollaborator,
} from '../collaborators/collaborators.operations.js';

const on = (id: GatewayId) => ({ kind: 'gateways', id }) as const;
const toGatewayId = new ParseWith(GatewayId);
const toUsername = new ParseWith(Username);

/** Everybody on a gateway may see who else is; changing that takes its own right. */
@Controller(['api/v2/gateways/:gatewayId/collaborators', 'gateways/:gatewayId/collaborators'])
@UseGuards(AccessGuard)
export class GatewayCollaboratorsController {
  constructor(private readonly collaborators: CollaboratorsService) {}

  @Get()
  @NeedsGatewayRight('any')
  @Operation(listCollaborators)
  @AnswersList()
  async list(
    @Param('gatewayId', toGatewayId) id: GatewayId,
    @Query(new ParseWith(listQuery)) page: Page | undefined,
  ): Promise<List<Collaborator>> {
    return shortList(await this.collaborators.list(on(id)), page);
  }

  @Get(':username')
  @NeedsGatewayRight('any')
  @Operation(getCollaborator)
  get(
    @Param('gatewayId', toGatewayId) id: GatewayId,
    @Param('username', toUsername) username: Username,
  ): Promise<Collaborator> {
    return this.collaborators.get(on(id), username);
  }

  @Put(':username')
  @NeedsGatewayRight('gateway:collaborators')
  @AnswersCreated()
  @Operation(putCollaborator)
  put(
    @Caller() caller: Admitted,
    @Param('gatewayId', toGatewayId) id: GatewayId,
    @Param('username', toUsername) username: Username,
    @Body(new ParseWith(rightsIn)) body: readonly string[],
  ): Promise<void> {
    const rights = parseGatewayRights(body);
    return this.collaborators.put(on(id), { username, rights }, askerOf(caller, id));
  }

  @Delete(':username')
  @NeedsGatewayRight('gateway:collaborators')
  @AnswersNothing()
  @Operation(removeCollaborator)
  remove(
    @Caller() caller: Admitted,
    @Param('gatewayId', toGatewayId) id: GatewayId,
    @Param('username', toUsername) username: Username,
  ): Promise<void> {
    return this.collaborators.remove(on(id), username, askerOf(caller, id));
  }
}
