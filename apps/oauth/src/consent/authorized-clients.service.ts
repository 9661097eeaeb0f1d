import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { defineError } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Page } from '@fieldpost/transport';
import type { AuthorizedClient } from './authorized-clients.operations.js';
import { Consents } from './consents.repository.js';

const authorizedClientNotFound = defineError(
  'authorized_client_not_found',
  'not_found',
  'Authorized client {name} not found',
);

type Described = account.ClientDescription__Output;

/** Clients per request (account.proto). */
const maxClients = 100;

/** The pages of this site have all scopes of their client without a consent (ADR 143). */
const usableScopes = (allowed: readonly string[], client: Described | undefined): readonly string[] =>
  allowed.length === 0 && client?.official && client.accepted ? client.scopes : allowed;

/** Lists and removes the clients that users authorized. */
@Injectable()
export class AuthorizedClientsService {
  constructor(
    private readonly consents: Consents,
    private readonly account: AccountClient,
  ) {}

  /** Includes clients that are not available any more, so that the user can withdraw the consent. */
  async list(userId: string, page: Page | undefined): Promise<readonly AuthorizedClient[]> {
    const consents = await this.consents.list(userId, page);
    const ids = consents.map(({ clientId }) => clientId);
    const described = await this.describe(userId, ids);
    return consents.map(({ clientId, scopes }) => {
      const client = described.get(clientId);
      const { name = clientId, grants = [], official = false, accepted = false } = client ?? {};
      const rejected = client === undefined;
      const scope = [...usableScopes(scopes, client)];
      return { name: clientId, description: name, grants, scope, accepted, rejected, official };
    });
  }

  count(userId: string): Promise<number> {
    return this.consents.count(userId);
  }

  async revoke(userId: string, name: string): Promise<void> {
    // PostgreSQL rejects text with NUL.
    const isRevoked = !name.includes('\0') && (await this.consents.revoke(userId, name));
    if (!isRevoked) throw authorizedClientNotFound({ name });
  }

  /** The available clients, by id. */
  private async describe(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Described>> {
    const described = new Map<string, Described>();
    for (let at = 0; at < ids.length; at += maxClients) {
      const request = { ids: ids.slice(at, at + maxClients), user_id: userId };
      const { clients } = await this.account.describeClients(request);
      for (const client of clients) described.set(client.id, client);
    }
    return described;
  }
}
