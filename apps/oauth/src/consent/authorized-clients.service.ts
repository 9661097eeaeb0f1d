import { Injectable } from '@nestjs/common';
import { defineError } from '@fieldpost/errors';
import { Authority } from '@fieldpost/internal-clients';
import { answerOf } from '../authority/answers.js';
import { Consents } from './consents.repository.js';

const authorizedClientNotFound = defineError(
  'authorized_client_not_found',
  'not_found',
  'Authorized client {name} not found',
);

/** A client that a user has allowed something, in the form of v2's clients (wire/account.md 6). */
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
    private readonly authority: Authority,
  ) {}

  /** One that is not served any more is among them: the user may still take the consent back. */
  async list(userId: string): Promise<readonly AuthorizedClient[]> {
    const consents = await this.consents.list(userId);
    if (consents.length === 0) return [];
    const ids = consents.map(({ clientId }) => clientId);
    const { clients } = await answerOf(this.authority.describeClients({ ids, user_id: userId }));
    const served = new Map(clients.map((client) => [client.id, client]));
    return consents.map(({ clientId, scopes }) => {
      const client = served.get(clientId);
      const { name = clientId, grants = [], official = false, accepted = false } = client ?? {};
      const standing = { accepted, rejected: client === undefined, official };
      return { name: clientId, description: name, grants, scope: scopes, ...standing };
    });
  }

  async revoke(userId: string, name: string): Promise<void> {
    // What the database does not take as text names nobody.
    const isRevoked = !name.includes('\0') && (await this.consents.revoke(userId, name));
    if (!isRevoked) throw authorizedClientNotFound({ name });
  }
}
