import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { defineError } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Page } from '@fieldpost/transport';
import { orUnavailable } from '../account/account-responses.js';
import { Consents } from './consents.repository.js';

const authorizedClientNotFound = defineError(
  'authorized_client_not_found',
  'not_found',
  'Authorized client {name} not found',
);

type Described = account.ClientDescription__Output;

/** As many clients as account describes in one answer. */
const mostDescribed = 100;

/**
 * A client that a user has allowed something, in the form of v2's clients (docs/protocol/account-api.md#oauth-clients).
 */
export interface AuthorizedClient {
  /** Its id, by which v2's command line names it. */
  readonly name: string;
  /** What people call it. */
  readonly description: string;
  readonly grants: readonly string[];
  /** What the user has allowed. */
  readonly scope: readonly string[];
  readonly accepted: boolean;
  readonly rejected: boolean;
  readonly official: boolean;
}

/** The clients that users have allowed something. */
@Injectable()
export class AuthorizedClientsService {
  constructor(
    private readonly consents: Consents,
    private readonly account: AccountClient,
  ) {}

  /** One that is not served any more is among them: the user may still take the consent back. */
  async list(userId: string, page: Page | undefined): Promise<readonly AuthorizedClient[]> {
    const consents = await this.consents.list(userId, page);
    const ids = consents.map(({ clientId }) => clientId);
    const served = await this.describe(userId, ids);
    return consents.map(({ clientId, scopes }) => {
      const client = served.get(clientId);
      const { name = clientId, grants = [], official = false, accepted = false } = client ?? {};
      const standing = { accepted, rejected: client === undefined, official };
      return { name: clientId, description: name, grants, scope: scopes, ...standing };
    });
  }

  /** How long the whole list is. */
  count(userId: string): Promise<number> {
    return this.consents.count(userId);
  }

  async revoke(userId: string, name: string): Promise<void> {
    // What the database does not take as text names nobody.
    const isRevoked = !name.includes('\0') && (await this.consents.revoke(userId, name));
    if (!isRevoked) throw authorizedClientNotFound({ name });
  }

  /** Those that are served, by id. */
  private async describe(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Described>> {
    const served = new Map<string, Described>();
    for (let at = 0; at < ids.length; at += mostDescribed) {
      const asked = { ids: ids.slice(at, at + mostDescribed), user_id: userId };
      const { clients } = await orUnavailable(this.account.describeClients(asked));
      for (const client of clients) served.set(client.id, client);
    }
    return served;
  }
}
