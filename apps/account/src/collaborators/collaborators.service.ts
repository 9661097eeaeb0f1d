import { Injectable } from '@nestjs/common';
import type { EntityKind, Username } from '@fieldpost/domain';
import { AccessRecords } from '../access/access-records.repository.js';
import { type Actor, actorOf, type Admitted } from '../access/actor.js';
import { userOf } from '../access/gate.js';
import { collaboratorNotFound } from './collaborators.errors.js';
import {
  type Assignment,
  type Collaborator,
  Collaborators,
  type SharedEntity,
} from './collaborators.repository.js';
import { type Editor, managingRights, requireAllowed } from './collaborators.rules.js';
import type { CollaboratorDto } from './collaborators.operations.js';

/** The collaborators that a caller with `rights` sees: e-mail addresses only with the right to manage them. */
export const collaboratorsFor = (
  kind: EntityKind,
  rights: readonly string[],
  collaborators: readonly Collaborator[],
): readonly CollaboratorDto[] => {
  const seesEmail = rights.includes(managingRights[kind]);
  return collaborators.map(({ username, email, rights: all, own }) => ({
    username,
    ...(seesEmail && { email }),
    rights: all,
    ...(own && { own_rights: own }),
  }));
};

/** The caller with the author for the audit log. */
export interface AuditedEditor extends Editor {
  readonly by: Actor;
}

/** `rights` are those of the caller on the entity. */
export const editorOf = (caller: Admitted, rights: readonly string[]): AuditedEditor => ({
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

  async list(on: SharedEntity, rights: readonly string[]): Promise<readonly CollaboratorDto[]> {
    return collaboratorsFor(on.kind, rights, await this.collaborators.list(on));
  }

  async get(on: SharedEntity, username: Username, rights: readonly string[]): Promise<CollaboratorDto> {
    const found = (await this.list(on, rights)).find((one) => one.username === username);
    if (!found) throw collaboratorNotFound({ username });
    return found;
  }

  /** Throws for rights that the caller does not hold. */
  put(on: SharedEntity, assignment: Assignment, editor: AuditedEditor): Promise<void> {
    return this.change(on, assignment, editor);
  }

  remove(on: SharedEntity, username: Username, editor: AuditedEditor): Promise<void> {
    return this.change(on, { username, rights: [] }, editor);
  }

  private async change(on: SharedEntity, assignment: Assignment, editor: AuditedEditor): Promise<void> {
    const change = { ...assignment, managing: managingRights[on.kind] };
    const isAdministrator = await this.accessRecords.isAdministrator(editor.userId, editor.by.client);
    await this.collaborators.change(on, assignment, editor.by, (shares) =>
      requireAllowed(shares, change, { ...editor, isAdministrator }),
    );
  }
}
