import { Injectable } from '@nestjs/common';
import type { EntityKind, Right, Username } from '@fieldpost/domain';
import type { Actor } from '../audit/actor.js';
import type { CollaboratorDto } from './collaborators.dto.js';
import { collaboratorNotFound } from './collaborators.errors.js';
import {
  type Assignment,
  type Collaborator,
  Collaborators,
  type Shared,
} from './collaborators.repository.js';
import { type Asker, requireAllowed } from './collaborators.rules.js';

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

/** Who shares, as the rules and as the audit log want to know it. */
export interface Sharer extends Asker {
  readonly by: Actor;
}

@Injectable()
export class CollaboratorsService {
  constructor(private readonly collaborators: Collaborators) {}

  async list(on: Shared, rights: readonly string[]): Promise<readonly CollaboratorDto[]> {
    return collaboratorsFor(on.kind, rights, await this.collaborators.list(on));
  }

  async get(on: Shared, username: Username, rights: readonly string[]): Promise<CollaboratorDto> {
    const found = (await this.list(on, rights)).find((one) => one.username === username);
    if (!found) throw collaboratorNotFound({ username });
    return found;
  }

  /** Nobody gives away what they do not have. */
  put(on: Shared, assignment: Assignment, asker: Sharer): Promise<void> {
    return this.change(on, assignment, asker);
  }

  remove(on: Shared, username: Username, asker: Sharer): Promise<void> {
    return this.change(on, { username, rights: [] }, asker);
  }

  private change(on: Shared, assignment: Assignment, asker: Sharer): Promise<void> {
    const change = { ...assignment, managing: managing[on.kind] };
    return this.collaborators.change(on, assignment, asker.by, (shares) =>
      requireAllowed(shares, change, asker),
    );
  }
}
