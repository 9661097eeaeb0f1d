import { Inject, Injectable } from '@nestjs/common';
import { invalidScope, isWithin, parseScopes, type ScopeRequest, scopesIn } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { type Grant, Grants, type RotationResult } from '../grants/grants.repository.js';
import { LOGGER } from '../oauth.config.js';
import type { ClientCredentials } from './client-credentials.js';
import { TokenSetsService } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { invalidGrant } from './token.errors.js';
import { UserGrants } from './user-grants.js';

const unknownToken = () => invalidGrant({ reason: 'unknown or expired refresh token' });

/** Exchanges a refresh token for new tokens, with the current rights. */
@Injectable()
export class RefreshGrant {
  constructor(
    private readonly grants: Grants,
    private readonly tokenSets: TokenSetsService,
    private readonly userGrants: UserGrants,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async exchange(client: ClientCredentials, request: TokenRequest, now: number): Promise<TokenSet> {
    const { refresh_token: presented, scope } = request;
    if (presented === '') throw notValid({ argument: 'RefreshToken', reason: 'can not be empty' });
    const found = await this.grants.findByToken(digestOf(presented));
    if (!found || found.grant.clientId !== client.id || found.token.expires.getTime() <= now) {
      throw unknownToken();
    }
    const { consented, login } = found.grant;
    const scopes = requestedScopes(found.grant, scope);
    const user = { ...found.grant, scopes: scopesIn(scopes) };
    const grant = await this.userGrants.current({ client, grantType: 'refresh_token' }, user);
    const clientGrant = { clientId: client.id, grant, scopes, consented, login };
    const { tokens, result } = await this.tokenSets.renew(clientGrant, { presented, found }, now);
    this.requireValid(result, found.grant);
    return tokens;
  }

  private requireValid(result: RotationResult, { id, userId, clientId }: Grant): void {
    if (result === 'first' || result === 'repeated') return;
    const fields = { grant_id: id, user_id: userId, client: clientId };
    if (result === 'reused') this.logger.warn(fields, 'refresh token reused: its grant is ended');
    throw unknownToken();
  }
}

/** The scopes of the login, or fewer when the request names some (RFC 6749, 6). */
function requestedScopes({ scopes, consented }: Grant, requested: readonly string[]): ScopeRequest {
  if (requested.length === 0) return parseScopes(scopes);
  const request = parseScopes(requested);
  const limit = scopes.length > 0 ? scopes : consented;
  if (limit && !isWithin(limit, request)) {
    throw invalidScope({ reason: 'more than the login was granted' });
  }
  return request;
}
