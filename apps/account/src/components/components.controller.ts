import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { ComponentId, parseComponentRights, type ServiceName, Username } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { AnswersCreated, AnswersNothing, listQuery, type Page, ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsComponentRight, NeedsScope } from '../access/needs.js';
import { typeOf } from '../values/plurals.js';
import type { Admitted } from '../access/actor.js';
import { rightsIn } from '../collaborators/collaborators.dto.js';
import { CollaboratorsService, editorOf } from '../collaborators/collaborators.service.js';
import { putCollaborator, removeCollaborator } from '../collaborators/collaborators.operations.js';
import { AnswersList } from '../lists/answers-list.js';
import type { List } from '../lists/list.js';
import { newComponent, type NewComponentDto } from './components.dto.js';
import { ComponentsService } from './components.service.js';
import {
  createComponent,
  createComponentToken,
  getComponent,
  listComponents,
  type ComponentTokenDto,
  type ComponentDto,
} from './components.operations.js';

const toType = new ParseWith(typeOf);
const toComponentId = new ParseWith(ComponentId);
const toUsername = new ParseWith(Username);
const rightsOf = (caller: Admitted, id: ComponentId) => caller.components.get(id) ?? [];
const on = (id: ComponentId) => ({ kind: 'components', id }) as const;

@Controller(['api/v2/components', 'components'])
@UseGuards(AccessGuard)
export class ComponentsController {
  constructor(
    private readonly components: ComponentsService,
    private readonly collaborators: CollaboratorsService,
  ) {}

  @Get()
  @NeedsScope('components')
  @Operation(listComponents)
  @AnswersList()
  list(
    @Caller() caller: Admitted,
    @Query(new ParseWith(listQuery)) page: Page | undefined,
  ): List<ComponentDto> {
    return this.components.list(caller, page);
  }

  @Post(':plural')
  @NeedsScope('components')
  @Operation(createComponent)
  create(
    @Caller() caller: Admitted,
    @Param('plural', toType) type: ServiceName,
    @Body(new ParseWith(newComponent)) { id, organization }: NewComponentDto,
  ): Promise<ComponentDto> {
    return this.components.create(caller, { id, type }, organization);
  }

  @Get(':plural/:componentId')
  @NeedsComponentRight('any')
  @Operation(getComponent)
  get(
    @Caller() caller: Admitted,
    @Param('componentId', toComponentId) id: ComponentId,
  ): Promise<ComponentDto> {
    return this.components.get(caller, id);
  }

  @Get(':plural/:componentId/token')
  @NeedsComponentRight('component:settings')
  @Operation(createComponentToken)
  createToken(
    @Caller() caller: Admitted,
    @Param('plural', toType) type: ServiceName,
    @Param('componentId', toComponentId) id: ComponentId,
  ): Promise<ComponentTokenDto> {
    return this.components.createToken(caller, { type, id });
  }

  @Put(':plural/:componentId/collaborators/:username')
  @NeedsComponentRight('component:collaborators')
  @AnswersCreated()
  @Operation(putCollaborator)
  putCollaborator(
    @Caller() caller: Admitted,
    @Param('componentId', toComponentId) id: ComponentId,
    @Param('username', toUsername) username: Username,
    @Body(new ParseWith(rightsIn)) body: readonly string[],
  ): Promise<void> {
    const rights = parseComponentRights(body);
    return this.collaborators.put(on(id), { username, rights }, editorOf(caller, rightsOf(caller, id)));
  }

  @Delete(':plural/:componentId/collaborators/:username')
  @NeedsComponentRight('component:collaborators')
  @AnswersNothing()
  @Operation(removeCollaborator)
  removeCollaborator(
    @Caller() caller: Admitted,
    @Param('componentId', toComponentId) id: ComponentId,
    @Param('username', toUsername) username: Username,
  ): Promise<void> {
    return this.collaborators.remove(on(id), username, editorOf(caller, rightsOf(caller, id)));
  }
}
