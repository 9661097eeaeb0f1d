import { Injectable } from '@nestjs/common';
import type { Claims, EntityKind, OrganizationId } from '@fieldpost/domain';
import type { Page } from '@fieldpost/transport';
import { organizationNotFound } from '../access/access.errors.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { type List, listWith } from '../lists/list.js';
import type { UserId } from '../values/user-id.js';
import {
  type AdministeredQuery,
  type LimitChangesDto,
  type NewOrganizationDto,
  type OrganizationChangesDto,
  toAdministeredOrganization,
  toOrganizationDto,
} from './organizations.dto.js';
import type {
  AdministeredOrganizationDto,
  AnyOrganizationDto,
  OrganizationDto,
  OrganizationEntityDto,
} from './organizations.operations.js';
import { Organizations } from './organizations.repository.js';
import { type EntityShare, OrganizationSharing } from './sharing.repository.js';

@Injectable()
export class OrganizationsService {
  constructor(
    private readonly organizations: Organizations,
    private readonly sharing: OrganizationSharing,
  ) {}

  list({ subject }: Claims, page: Page | undefined): List<OrganizationDto> {
    return listWith(toOrganizationDto, page)(this.organizations.listOf(subject as UserId));
  }

  async create(caller: Admitted, body: NewOrganizationDto): Promise<OrganizationDto> {
    const creator = caller.subject as UserId;
    return toOrganizationDto(await this.organizations.add(body, creator, actorOf(caller)));
  }

  async get({ subject }: Claims, id: OrganizationId): Promise<OrganizationDto> {
    const found = await this.organizations.find(id, subject);
    if (!found) throw organizationNotFound({ id });
    return toOrganizationDto(found);
  }

  async change(
    caller: Admitted,
    id: OrganizationId,
    { name }: OrganizationChangesDto,
  ): Promise<OrganizationDto> {
    await this.organizations.rename(id, name, actorOf(caller));
    return this.get(caller, id);
  }

  delete(caller: Admitted, id: OrganizationId): Promise<void> {
    return this.organizations.delete(id, actorOf(caller));
  }

  listEntities(id: OrganizationId, page: Page | undefined): List<OrganizationEntityDto> {
    return listWith((entity: EntityShare) => entity, page)(this.sharing.entitiesOf(id));
  }

  leave(
    caller: Admitted,
    id: OrganizationId,
    entity: { readonly kind: EntityKind; readonly id: string },
  ): Promise<void> {
    return this.sharing.leave(id, entity, { ...actorOf(caller), userId: caller.subject });
  }

  listAll({ page, ...search }: AdministeredQuery): List<AdministeredOrganizationDto> {
    return listWith(toAdministeredOrganization, page)(this.organizations.listAll(search));
  }

  async getAny(id: OrganizationId): Promise<AnyOrganizationDto> {
    const found = await this.organizations.findAny(id);
    if (!found) throw organizationNotFound({ id });
    const { deleted, ...organization } = found;
    return {
      ...toAdministeredOrganization(organization),
      ...(deleted && { deleted: deleted.toISOString() }),
    };
  }

  setLimits(caller: Admitted, id: OrganizationId, { limits }: LimitChangesDto): Promise<void> {
    return this.organizations.setLimits(id, limits, actorOf(caller));
  }
}
