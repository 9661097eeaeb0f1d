import { Injectable } from '@nestjs/common';
import type { EntityKind, Right, Username } from '@fieldpost/domain';
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

@Injectable()
export class CollaboratorsService {
  constructor(private readonly collaborators: Collaborators) {}

  list(on: Shared): Promise<readonly Collaborator[]> {
    return this.collaborators.list(on);
  }

  async get(on: Shared, username: Username): Promise<Collaborator> {
    const found = (await this.collaborators.list(on)).find((one) => one.username === username);
    if (!found) throw collaboratorNotFound({ username });
    return found;
  }

  /** Nobody gives away what they do not have. */
  put(on: Shared, assignment: Assignment, asker: Asker): Promise<void> {
    return this.change(on, assignment, asker);
  }

  remove(on: Shared, username: Username, asker: Asker): Promise<void> {
    return this.change(on, { username, rights: [] }, asker);
  }

  private change(on: Shared, assignment: Assignment, asker: Asker): Promise<void> {
    const change = { ...assignment, managing: managing[on.kind] };
    return this.collaborators.change(on, assignment, (shares) => requireAllowed(shares, change, asker));
  }
}
