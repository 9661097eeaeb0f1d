import { Injectable } from '@nestjs/common';
import type { EntityKind, Right, Username } from '@fieldpost/domain';
import { collaboratorNotFound } from './collaborators.errors.js';
import { type Collaborator, Collaborators, type Shared } from './collaborators.repository.js';
import { requireAllowed, type Share } from './collaborators.rules.js';

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

  /** `held` are the rights of whoever asks: nobody gives away what they do not have. */
  put(on: Shared, share: Share, held: readonly string[]): Promise<void> {
    return this.change(on, share, held);
  }

  remove(on: Shared, username: Username): Promise<void> {
    return this.change(on, { username, rights: [] }, []);
  }

  private change(on: Shared, share: Share, held: readonly string[]): Promise<void> {
    const change = { ...share, managing: managing[on.kind] };
    return this.collaborators.change(on, share, (shares) => requireAllowed(shares, change, held));
  }
}
