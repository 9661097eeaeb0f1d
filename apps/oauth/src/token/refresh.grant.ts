import { Inject, Injectable } from '@nestjs/common';
import { type ScopeRequest, scopesIn } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { Authority } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { answerOf, grantIn } from '../authority/answers.js';
import { invalidScope, isWithin, readScopes } from '../issuing/requested-scopes.js';
import type { UserGrant } from '../issuing/token-claims.js';
import { LOGGER } from '../oauth.config.js';
import type { Client } from './client.js';
import { type Grant, Grants } from '../grants/grants.repository.js';
import type { RotationResult } from '../grants/rotation.js';
import { TokenSets } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { invalidGrant, rejectionsFor } from './token.errors.js';

const unknownToken = () => invalidGrant({ reason: 'unknown or expired refresh token' });

/** A refresh token for new tokens, with the rights of this moment. */
@Injectable()
export class RefreshGrant {
  constructor(
    private readonly authority: Authority,
    private readonly grants: Grants,
    private readonly tokenSets: TokenSets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async exchange(client: Client, request: TokenRequest, now: number): Promise<TokenSet> {
    const { refresh_token: presented, scope } = request;
    if (presented === '') throw notValid({ argument: 'RefreshToken', reason: 'can not be empty' });
    const found = await this.grants.findByToken(digestOf(presented));
    if (!found || found.grant.clientId !== client.id || found.token.expires.getTime() <= now) {
      throw unknownToken();
    }
    const { consented } = found.grant;
    const scopes = narrowed(found.grant, scope);
    // Asked before anything is consumed: when account cannot answer, the client may come again with the same token.
    const grant = await this.currentGrant(client, found.grant, scopes);
    const granted = { clientId: client.id, grant, scopes, consented };
    const { tokens, result } = await this.tokenSets.renew(granted, { presented, found }, now);
    this.requireGood(result, found.grant);
    return tokens;
  }

  private async currentGrant(client: Client, known: Grant, scopes: ScopeRequest): Promise<UserGrant> {
    const { id, secret } = client;
    const asked = { client: { id, secret }, user_id: known.userId, scopes: scopesIn(scopes) };
    const request = { ...asked, grant_type: 'refresh_token' };
    const answer = await answerOf(this.authority.grantForUser(request));
    const grant = grantIn(answer, rejectionsFor(client));
    // Compared with what held at the login, so that neither clocks nor the length of a second matter.
    if (grant.validAfter > known.validAfter) throw invalidGrant({ reason: 'the login was ended' });
    return grant;
  }

  private requireGood(result: RotationResult, { id, userId, clientId }: Grant): void {
    if (result === 'first' || result === 'repeated') return;
    const who = { grant_id: id, user_id: userId, client: clientId };
    if (result === 'reused') this.logger.warn(who, 'refresh token came again: its grant is ended');
    throw unknownToken();
  }
}

/** The scopes of this answer: those of the login, or fewer when the request names some (RFC 6749, 6). */
function narrowed({ scopes, consented }: Grant, wanted: readonly string[]): ScopeRequest {
  if (wanted.length === 0) return readScopes(scopes);
  const request = readScopes(wanted);
  const limit = scopes.length > 0 ? scopes : consented;
  if (limit && !isWithin(limit, request)) {
    throw invalidScope({ reason: 'more than the login was granted' });
  }
  return request;
}
