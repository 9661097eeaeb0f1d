import { Inject, Injectable } from '@nestjs/common';
import { parseScopes } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { isVerifier } from '../codes/code-challenge.js';
import { Codes, type StoredCode } from '../codes/codes.repository.js';
import { LOGGER } from '../oauth.config.js';
import { callbackPath } from '../requests/redirect-uris.js';
import { type ClientCredentials, isConfidential } from './client-credentials.js';
import { TokenSetsService } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import { invalidGrant } from './token.errors.js';
import { UserGrants } from './user-grants.js';

const unknownCode = () => invalidGrant({ reason: 'unknown or expired code' });

/** Exchanges an authorization code for tokens. */
@Injectable()
export class CodeGrant {
  constructor(
    private readonly codes: Codes,
    private readonly tokenSets: TokenSetsService,
    private readonly userGrants: UserGrants,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async exchange(client: ClientCredentials, request: TokenRequest, now: number): Promise<TokenSet> {
    if (request.code === '') throw notValid({ argument: 'Code', reason: 'can not be empty' });
    const digest = digestOf(request.code);
    const code = await this.codes.find(digest);
    if (!code || code.clientId !== client.id || isExpired(code, now)) throw unknownCode();
    requireRedirectUri(client, code, request.redirect_uri);
    requireVerifier(client, code, request.code_verifier);
    const grant = await this.userGrants.current({ client, grantType: 'authorization_code' }, code);
    const { consented, login, nonce } = code;
    const scopes = parseScopes(code.scopes);
    const clientGrant = { clientId: client.id, grant, scopes, consented, login, nonce };
    const { tokens, ...added } = await this.tokenSets.prepare(clientGrant, now);
    if (await this.codes.redeem({ digest, ...added })) return tokens;
    const fields = { user_id: code.userId, client: client.id };
    this.logger.warn(fields, 'authorization code reused: its grant is ended');
    throw unknownCode();
  }
}

/** A used code counts as not expired until it is deleted: its second use must end the grant. */
const isExpired = ({ isUsed, expires }: StoredCode, now: number): boolean =>
  !isUsed && expires.getTime() <= now;

function requireVerifier(client: ClientCredentials, { challenge }: StoredCode, verifier: string): void {
  if (challenge === null) {
    // A verifier without a challenge: the challenge was removed from the authorization request (RFC 9700, 4.8.2).
    if (verifier === '' && isConfidential(client)) return;
    throw invalidGrant({ reason: 'the code was asked for without a code challenge' });
  }
  if (verifier === '') throw notValid({ argument: 'CodeVerifier', reason: 'can not be empty' });
  if (!isVerifier(challenge, verifier)) throw invalidGrant({ reason: 'the code verifier is wrong' });
}

/**
 * Confidential clients may leave it out, as published ones do
 * (docs/protocol/tokens.md#redirect-uri-in-the-token-request).
 */
function requireRedirectUri(client: ClientCredentials, { redirectUri }: StoredCode, given: string): void {
  if (given === '' && isConfidential(client)) return;
  if (given === '') throw notValid({ argument: 'RedirectUri', reason: 'can not be empty' });
  // Clients may name the callback page of this server by its path alone.
  const isOwnPage = given === callbackPath(client.id) && redirectUri.endsWith(given);
  if (given !== redirectUri && !isOwnPage)
    throw invalidGrant({ reason: 'the redirect URI is another than before' });
}
