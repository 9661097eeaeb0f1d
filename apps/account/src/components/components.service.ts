import { Injectable } from '@nestjs/common';
import { type Claims, type ComponentId, componentRightsOf, type OrganizationId } from '@fieldpost/domain';
import { TokensClient } from '@fieldpost/internal-clients';
import type { Page } from '@fieldpost/transport';
import { componentNotFound } from '../access/access.errors.js';
import { AccessRecords } from '../access/access-records.repository.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { CollaboratorsService } from '../collaborators/collaborators.service.js';
import { type List, listWith } from '../lists/list.js';
import { requireOrganizationScope, SharingService } from '../organizations/sharing.service.js';
import type { UserId } from '../values/user-id.js';
import { requireApproved } from './approval.js';
import { type AdministeredQuery, toComponentDto, toAdministeredDto, toTokenDto } from './components.dto.js';
import {
  type Component,
  Components,
  type NewComponent,
  type AdministeredComponent,
  type OwnComponent,
} from './components.repository.js';
import type {
  AdministeredComponentDetailsDto,
  AdministeredComponentDto,
  ComponentDto,
  ComponentTokenDto,
} from './components.operations.js';

@Injectable()
export class ComponentsService {
  constructor(
    private readonly components: Components,
    private readonly collaborators: CollaboratorsService,
    private readonly tokens: TokensClient,
    private readonly accessRecords: AccessRecords,
    private readonly sharing: SharingService,
  ) {}

  list({ subject }: Claims, page: Page | undefined): List<ComponentDto> {
    const toListed = (component: OwnComponent) => toComponentDto(component, component.rights);
    return listWith(toListed, page)(this.components.listOf(subject as UserId));
  }

  /** The creator, or the organization, is the first collaborator with every right. */
  async create(
    caller: Admitted,
    component: NewComponent,
    organizationId?: OrganizationId,
  ): Promise<ComponentDto> {
    requireOrganizationScope(caller, organizationId);
    const creator = caller.subject as UserId;
    // Administrators approve through official clients only.
    const isAdministrator = await this.accessRecords.isAdministrator(creator, caller.client);
    const approval = isAdministrator ? 'approved' : 'pending';
    const creation = { creator, organizationId, approval } as const;
    const { rights, ...added } = await this.components.add(component, creation, actorOf(caller));
    return toComponentDto(added, rights);
  }

  async get(caller: Claims, id: ComponentId): Promise<ComponentDto> {
    const component = await this.find(id);
    const rights = componentRightsOf(caller, id);
    const collaborators = await this.collaborators.list({ kind: 'components', id }, rights);
    return { ...toComponentDto(component, rights), collaborators };
  }

  /** A new token; earlier ones stay valid until they expire. */
  async createToken(caller: Admitted, { type, id }: NewComponent): Promise<ComponentTokenDto> {
    requireApproved(id, (await this.find(id)).approval);
    const issued = toTokenDto(await this.tokens.issueComponentToken({ type, id }));
    await this.components.recordToken(id, issued.expires, actorOf(caller));
    return issued;
  }

  /** A component of anybody, for administrators. */
  async getAny(id: ComponentId): Promise<AdministeredComponentDetailsDto> {
    const [component, sharers] = await Promise.all([
      this.components.findAdministered(id),
      this.sharing.sharersOf({ kind: 'components', id }),
    ]);
    if (!component) throw componentNotFound({ id });
    return { ...toAdministeredDto(component), ...sharers };
  }

  /** The components of everybody, for administrators. */
  listAll({ page, ...search }: AdministeredQuery): List<AdministeredComponentDto> {
    const toListed = (component: AdministeredComponent) => toAdministeredDto(component);
    return listWith(toListed, page)(this.components.listAll(search));
  }

  async decide(caller: Admitted, id: ComponentId, approval: 'approved' | 'withdrawn'): Promise<void> {
    const decided = await this.components.decide(id, approval, actorOf(caller));
    if (!decided) throw componentNotFound({ id });
  }

  private async find(id: ComponentId): Promise<Component> {
    const component = await this.components.find(id);
    if (!component) throw componentNotFound({ id });
    return component;
  }
}
