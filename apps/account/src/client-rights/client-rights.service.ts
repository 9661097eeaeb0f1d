import { Injectable } from '@nestjs/common';
import { AccessRecords } from '../access/access-records.repository.js';
import type { SharedEntity } from '../collaborators/collaborators.repository.js';
import { managingRights } from '../collaborators/collaborators.rules.js';
import type { AuditedEditor } from '../collaborators/collaborators.service.js';
import type { ClientName } from '../values/client-name.js';
import { clientRightsNotFound } from './client-rights.errors.js';
import { type ClientRights, ClientRightsRepository, type EntityRights } from './client-rights.repository.js';
import { requireAllowed } from './client-rights.rules.js';

/** The rights of OAuth clients that act for themselves (RFC 6749, 4.4), on applications and gateways. */
@Injectable()
export class ClientRightsService {
  constructor(
    private readonly clientRights: ClientRightsRepository,
    private readonly accessRecords: AccessRecords,
  ) {}

  list(on: SharedEntity): Promise<readonly ClientRights[]> {
    return this.clientRights.list(on);
  }

  /** The applications and gateways on which a client has rights. */
  listOf(client: ClientName): Promise<readonly EntityRights[]> {
    return this.clientRights.listOf(client);
  }

  async get(on: SharedEntity, name: ClientName): Promise<ClientRights> {
    const found = (await this.list(on)).find(({ client }) => client === name);
    if (!found) throw clientRightsNotFound({ name });
    return found;
  }

  /** Throws for rights that the caller does not hold; without rights the client is removed. */
  async put(on: SharedEntity, { client, rights }: ClientRights, editor: AuditedEditor): Promise<void> {
    const isAdministrator = await this.accessRecords.isAdministrator(editor.userId, editor.by.client);
    const change = { name: client, rights, managing: managingRights[on.kind] };
    const assignment = { client, rights, grantedBy: editor.userId ?? null };
    await this.clientRights.change(on, assignment, editor.by, (state) =>
      requireAllowed(state, change, { ...editor, isAdministrator }),
    );
  }
}
