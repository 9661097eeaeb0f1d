import { Injectable } from '@nestjs/common';
import { type Claims, type ComponentId, componentRights } from '@fieldpost/domain';
import { Tokens } from '@fieldpost/internal-clients';
import type { Page } from '@fieldpost/transport';
import { componentNotFound } from '../access/access.errors.js';
import { actorOf, type Admitted } from '../audit/actor.js';
import { CollaboratorsService } from '../collaborators/collaborators.service.js';
import { type List, listWith } from '../lists/list.js';
import type { UserId } from '../users/user-id.js';
import { type ComponentDto, type ComponentTokenDto, toComponentDto, toTokenDto } from './components.dto.js';
import { Components, type NewComponent, type OwnComponent } from './components.repository.js';

@Injectable()
export class ComponentsService {
  constructor(
    private readonly components: Components,
    private readonly collaborators: CollaboratorsService,
    private readonly tokens: Tokens,
  ) {}

  list({ subject }: Claims, page: Page | undefined): List<ComponentDto> {
    const toListed = (component: OwnComponent) => toComponentDto(component, component.rights);
    return listWith(toListed, page)(this.components.listOf(subject as UserId));
  }

  async create(caller: Admitted, component: NewComponent): Promise<ComponentDto> {
    const creator = caller.subject as UserId;
    return toComponentDto(await this.components.add(component, creator, actorOf(caller)), componentRights);
  }

  async get(caller: Claims, id: ComponentId): Promise<ComponentDto> {
    const component = await this.components.find(id);
    if (!component) throw componentNotFound({ id });
    const rights = caller.components.get(id) ?? [];
    const collaborators = await this.collaborators.list({ kind: 'components', id }, rights);
    return { ...toComponentDto(component, rights), collaborators };
  }

  /** A new token with which the component announces itself; earlier ones stay good until they expire. */
  async createToken(caller: Admitted, { type, id }: NewComponent): Promise<ComponentTokenDto> {
    const issued = toTokenDto(await this.tokens.issueComponentToken({ type, id }));
    await this.components.noteToken(id, issued.expires, actorOf(caller));
    return issued;
  }
}
