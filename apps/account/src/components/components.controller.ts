import { Controller, Delete, Get, Post, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import {
  type ComponentId,
  componentRightsOf,
  parseComponentRights,
  type ServiceName,
  type Username,
} from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import {
  CreatedResponse,
  EmptyResponse,
  type Page,
  PageQuery,
  ParsedBody,
  ParsedParam,
} from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsComponentRight, NeedsRecentLogin, NeedsScope } from '../access/needs.js';
import { typeOf } from '../values/plurals.js';
import type { Admitted } from '../access/actor.js';
import { rightsIn } from '../collaborators/collaborators.dto.js';
import { CollaboratorsService, editorOf } from '../collaborators/collaborators.service.js';
import { putCollaborator, removeCollaborator } from '../collaborators/collaborators.operations.js';
import { ListResponse } from '../lists/list-response.js';
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
import { ComponentIdParam, UsernameParam } from '../values/path-params.js';

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
  @ListResponse()
  list(@Caller() caller: Admitted, @PageQuery() page: Page | undefined): List<ComponentDto> {
    return this.components.list(caller, page);
  }

  @Post(':plural')
  @NeedsScope('components')
  @Operation(createComponent)
  create(
    @Caller() caller: Admitted,
    @ParsedParam('plural', typeOf) type: ServiceName,
    @ParsedBody(newComponent) { id, organization }: NewComponentDto,
  ): Promise<ComponentDto> {
    return this.components.create(caller, { id, type }, organization);
  }

  @Get(':plural/:componentId')
  @NeedsComponentRight('any')
  @Operation(getComponent)
  get(@Caller() caller: Admitted, @ComponentIdParam() id: ComponentId): Promise<ComponentDto> {
    return this.components.get(caller, id);
  }

  @Get(':plural/:componentId/token')
  @NeedsComponentRight('component:settings')
  @NeedsRecentLogin()
  @Operation(createComponentToken)
  createToken(
    @Caller() caller: Admitted,
    @ParsedParam('plural', typeOf) type: ServiceName,
    @ComponentIdParam() id: ComponentId,
  ): Promise<ComponentTokenDto> {
    return this.components.createToken(caller, { type, id });
  }

  @Put(':plural/:componentId/collaborators/:username')
  @NeedsComponentRight('component:collaborators')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putCollaborator)
  putCollaborator(
    @Caller() caller: Admitted,
    @ComponentIdParam() id: ComponentId,
    @UsernameParam() username: Username,
    @ParsedBody(rightsIn) body: readonly string[],
  ): Promise<void> {
    const rights = parseComponentRights(body);
    return this.collaborators.put(
      on(id),
      { username, rights },
      editorOf(caller, componentRightsOf(caller, id)),
    );
  }

  @Delete(':plural/:componentId/collaborators/:username')
  @NeedsComponentRight('component:collaborators')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeCollaborator)
  removeCollaborator(
    @Caller() caller: Admitted,
    @ComponentIdParam() id: ComponentId,
    @UsernameParam() username: Username,
  ): Promise<void> {
    return this.collaborators.remove(on(id), username, editorOf(caller, componentRightsOf(caller, id)));
  }
}
