import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { LOGGER } from '../oauth.config.js';
import { ClientAuthenticator, type ClientCredentials } from '../token/client-credentials.js';
import { Grants } from '../grants/grants.repository.js';
import { invalidGrant } from '../token/token.errors.js';

/** Revokes tokens (RFC 7009). */
@Injectable()
export class RevocationService {
  constructor(
    private readonly clients: ClientAuthenticator,
    private readonly grants: Grants,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Ends the grant of a refresh token, used or not. Other tokens are ignored: access tokens are verified by their signature
   * and stay valid until they expire.
   */
  async revoke(client: ClientCredentials, token: string): Promise<void> {
    await this.clients.authenticate(client);
    const found = await this.grants.findByToken(digestOf(token));
    if (!found) return;
    const { id, clientId, userId } = found.grant;
    if (clientId !== client.id) throw invalidGrant({ reason: 'the token was issued to another client' });
    await this.grants.end(id);
    this.logger.info({ grant_id: id, user_id: userId, client: clientId }, 'grant revoked by its client');
  }
}
