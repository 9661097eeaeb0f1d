import { Inject, Injectable } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import { Authority } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { callbackPath } from '../requests/callback-path.js';
import { answerOf, grantIn } from '../authority/answers.js';
import { readScopes } from '../issuing/requested-scopes.js';
import type { UserGrant } from '../issuing/token-claims.js';
import { isAnswered } from '../codes/code-challenge.js';
import { Codes, type FoundCode } from '../codes/codes.repository.js';
import { LOGGER } from '../oauth.config.js';
import type { Client } from './client.js';
import { TokenSets } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { invalidGrant, rejectionsFor } from './token.errors.js';

const unknownCode = () => invalidGrant({ reason: 'unknown or expired code' });

/** A code that a user's browser brought, for tokens. */
@Injectable()
export class CodeGrant {
  constructor(
    private readonly authority: Authority,
    private readonly codes: Codes,
    private readonly tokenSets: TokenSets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async exchange(client: Client, request: TokenRequest, now: number): Promise<TokenSet> {
    if (request.code === '') throw notValid({ argument: 'Code', reason: 'can not be empty' });
    const digest = digestOf(request.code);
    const found = await this.codes.find(digest);
    if (!found || found.clientId !== client.id || isOver(found, now)) throw unknownCode();
    requireRedirectUri(client, found, request.redirect_uri);
    requireVerifier(client, found, request.code_verifier);
    // Asked before anything is consumed: neither a wrong secret nor an account that is down costs the client its code.
    const grant = await this.currentGrant(client, found);
    const scopes = readScopes(found.scopes);
    const granted = { clientId: client.id, grant, scopes, consented: found.consented };
    const { tokens, ...beginning } = this.tokenSets.prepare(granted, now);
    if (await this.codes.redeem({ digest, ...beginning })) return tokens;
    const who = { user_id: found.userId, client: client.id };
    this.logger.warn(who, 'authorization code came again: what it gave is ended');
    throw unknownCode();
  }

  private async currentGrant(client: Client, known: FoundCode): Promise<UserGrant> {
    const { id, secret } = client;
    const asked = { client: { id, secret }, user_id: known.userId, scopes: [...known.scopes] };
    const request = { ...asked, grant_type: 'authorization_code' };
    const answer = await answerOf(this.authority.grantForUser(request));
    const grant = grantIn(answer, rejectionsFor(client));
    if (grant.validAfter > known.validAfter) throw invalidGrant({ reason: 'the login was ended' });
    return grant;
  }
}

/** A code that was used is not over before it is forgotten: its second use has consequences. */
const isOver = ({ isUsed, expires }: FoundCode, now: number): boolean => !isUsed && expires.getTime() <= now;

function requireVerifier({ secret }: Client, { challenge }: FoundCode, verifier: string): void {
  if (challenge === null) {
    // A verifier without a challenge is a request whose challenge somebody took out (RFC 9700, 4.8.2).
    if (verifier === '' && secret !== '') return;
    throw invalidGrant({ reason: 'the code was asked for without a code challenge' });
  }
  if (verifier === '') throw notValid({ argument: 'CodeVerifier', reason: 'can not be empty' });
  if (!isAnswered(challenge, verifier)) throw invalidGrant({ reason: 'the code verifier is wrong' });
}

/**
 * Confidential clients may leave it out, as published ones do
 * (docs/protocol/tokens.md#redirect-uri-in-the-token-request).
 */
function requireRedirectUri({ id, secret }: Client, { redirectUri }: FoundCode, given: string): void {
  if (given === '' && secret !== '') return;
  if (given === '') throw notValid({ argument: 'RedirectUri', reason: 'can not be empty' });
  // The page for clients without a URI is also known by its path alone.
  const isOwnPage = given === callbackPath(id) && redirectUri.endsWith(given);
  if (given !== redirectUri && !isOwnPage)
    throw invalidGrant({ reason: 'the redirect URI is another than before' });
}
