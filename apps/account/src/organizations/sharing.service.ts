import { Injectable } from '@nestjs/common';
import { noScope } from '../access/access.errors.js';
import { AccessRecords } from '../access/access-records.repository.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { userOf } from '../access/gate.js';
import type { SharedEntity } from '../collaborators/collaborators.repository.js';
import { managingRights } from '../collaborators/collaborators.rules.js';
import { CollaboratorsService } from '../collaborators/collaborators.service.js';
import type { CollaboratingOrganizationDto, SharersDto } from './organizations.operations.js';
import { OrganizationSharing } from './sharing.repository.js';
import { type OrganizationShare, requireSharingAllowed } from './sharing.rules.js';

/** Organizations as collaborators of entities. */
@Injectable()
export class SharingService {
  constructor(
    private readonly sharing: OrganizationSharing,
    private readonly accessRecords: AccessRecords,
    private readonly collaborators: CollaboratorsService,
  ) {}

  list(on: SharedEntity): Promise<readonly CollaboratingOrganizationDto[]> {
    return this.sharing.listOf(on);
  }

  /** All with whom an entity is shared, with the addresses of users, as administrators see them. */
  async sharersOf(on: SharedEntity): Promise<SharersDto> {
    const [collaborators, organizations] = await Promise.all([
      this.collaborators.list(on, [managingRights[on.kind]]),
      this.list(on),
    ]);
    return { collaborators, organizations };
  }

  /** `rights` are those of the caller on the entity; an assignment without rights removes the organization. */
  async change(
    on: SharedEntity,
    assignment: OrganizationShare,
    caller: Admitted,
    rights: readonly string[],
  ): Promise<void> {
    const [by, userId] = [actorOf(caller), userOf(caller)];
    const change = { ...assignment, managing: managingRights[on.kind] };
    const isAdministrator = await this.accessRecords.isAdministrator(userId, caller.client);
    await this.sharing.change(on, assignment, { by, userId }, (sharing, held) => {
      const hasConsent = caller.scopes.includes('organizations');
      const memberRights = hasConsent ? held : [];
      requireSharingAllowed(sharing, change, { userId, rights, isAdministrator, memberRights });
    });
  }
}

/** To create for an organization is an act of a member, which needs the scope. */
export function requireOrganizationScope({ scopes }: Admitted, organization: string | undefined): void {
  const scope = 'organizations';
  if (organization !== undefined && !scopes.includes(scope)) throw noScope({ scope });
}
