import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { invalidScope, isWithin, parseScopes, type ScopeRequest, scopesIn } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { granted } from '../account/account-responses.js';
import { type Grant, Grants, type RotationResult } from '../grants/grants.repository.js';
import { LOGGER } from '../oauth.config.js';
import { ProviderChecks } from '../providers/provider-checks.service.js';
import { type ClientCredentials, proofOf } from './client-credentials.js';
import { TokenSetsService } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { requireKnown } from './known-at-provider.js';
import { invalidGrant, rejectionErrorsFor } from './token.errors.js';

const unknownToken = () => invalidGrant({ reason: 'unknown or expired refresh token' });

/** Exchanges a refresh token for new tokens, with the current rights. */
@Injectable()
export class RefreshGrant {
  constructor(
    private readonly account: AccountClient,
    private readonly grants: Grants,
    private readonly tokenSets: TokenSetsService,
    private readonly providers: ProviderChecks,
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
    // Before the token is used: while account is unavailable, the client can repeat the request with the same token.
    const grant = await this.currentGrant(client, found.grant, scopes);
    await requireKnown(this.providers, grant, { login, now });
    const clientGrant = { clientId: client.id, grant, scopes, consented, login };
    const { tokens, result } = await this.tokenSets.renew(clientGrant, { presented, found }, now);
    this.requireValid(result, found.grant);
    return tokens;
  }

  private async currentGrant(
    client: ClientCredentials,
    login: Grant,
    scopes: ScopeRequest,
  ): Promise<account.Grant__Output> {
    const request = { client: proofOf(client), user_id: login.userId, scopes: scopesIn(scopes) };
    const response = this.account.grantForUser({ ...request, grant_type: 'refresh_token' });
    const grant = await granted(response, rejectionErrorsFor(client));
    // Compared with the value at the login, so that clock differences and the length of a second do not matter.
    if (Number(grant.valid_after) > login.validAfter) throw invalidGrant({ reason: 'the login was ended' });
    return grant;
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
