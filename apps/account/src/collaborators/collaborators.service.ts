import { Injectable } from '@nestjs/common';
import type { EntityKind, Right, Username } from '@fieldpost/domain';
import { actsAsAdministrator, AccessRecords } from '../access/access-records.repository.js';
import { type Actor, actorOf, type Admitted } from '../access/actor.js';
import { userOf } from '../access/gate.js';
import { collaboratorNotFound } from './collaborators.errors.js';
import {
  type Assignment,
  type Collaborator,
  Collaborators,
  type Shared,
} from './collaborators.repository.js';
import { type Asker, requireAllowed } from './collaborators.rules.js';
import type { CollaboratorDto } from './collaborators.operations.js';

const managing: Readonly<Record<EntityKind, Right>> = {
  apps: 'collaborators',
  components: 'component:collaborators',
  gateways: 'gateway:collaborators',
};

/** As somebody with `rights` may see them: an e-mail address is for who may manage them, the rest for all of them. */
export const collaboratorsFor = (
  kind: EntityKind,
  rights: readonly string[],
  collaborators: readonly Collaborator[],
): readonly CollaboratorDto[] =>
  rights.includes(managing[kind]) ? collaborators : collaborators.map(withoutAddress);

const withoutAddress = ({ username, rights }: Collaborator): CollaboratorDto => ({ username, rights });

/** A caller who changes collaborators, for the rules and for the audit log. */
export interface Sharer extends Asker {
  readonly by: Actor;
}

/** `rights` are those of the caller on the entity. */
export const sharerOf = (caller: Admitted, rights: readonly string[]): Sharer => ({
  userId: userOf(caller),
  rights,
  by: actorOf(caller),
});

@Injectable()
export class CollaboratorsService {
  constructor(
    private readonly collaborators: Collaborators,
    private readonly accessRecords: AccessRecords,
  ) {}

  async list(on: Shared, rights: readonly string[]): Promise<readonly CollaboratorDto[]> {
    return collaboratorsFor(on.kind, rights, await this.collaborators.list(on));
  }

  async get(on: Shared, username: Username, rights: readonly string[]): Promise<CollaboratorDto> {
    const found = (await this.list(on, rights)).find((one) => one.username === username);
    if (!found) throw collaboratorNotFound({ username });
    return found;
  }

  /** Nobody gives or takes away rights that they do not hold. */
  put(on: Shared, assignment: Assignment, asker: Sharer): Promise<void> {
    return this.change(on, assignment, asker);
  }

  remove(on: Shared, username: Username, asker: Sharer): Promise<void> {
    return this.change(on, { username, rights: [] }, asker);
  }

  private async change(on: Shared, assignment: Assignment, asker: Sharer): Promise<void> {
    const change = { ...assignment, managing: managing[on.kind] };
    const isAdministrator = await this.isAdministrator(asker);
    await this.collaborators.change(on, assignment, asker.by, (shares) =>
      requireAllowed(shares, change, { ...asker, isAdministrator }),
    );
  }

  private async isAdministrator({ userId, by }: Sharer): Promise<boolean> {
    if (userId === undefined || by.client === null) return false;
    return actsAsAdministrator(await this.accessRecords.ofAdministrator(userId, by.client));
  }
}
