import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { isInterchangeable, type ScopeRequest, scopesIn } from '@fieldpost/domain';
import { deriveKeys, digestOf, type SealingKeys } from '@fieldpost/persistence';
import {
  type Grant,
  Grants,
  type RotationResult,
  type StoredRefreshToken,
  type TokenWithGrant,
} from '../grants/grants.repository.js';
import { TokenIssuer } from '../issuing/token-issuer.service.js';
import { IdTokensService } from '../openid/id-tokens.service.js';
import { ProviderChecks } from '../providers/provider-checks.service.js';
import type { LoginEvent } from '../sessions/login-event.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import type { TokenSet } from './token.dto.js';
import { invalidGrant } from './token.errors.js';

const tokenBytes = 32;
const saltBytes = 16;

/** What account granted to a client, and for which scopes. */
export interface ClientGrant {
  readonly clientId: string;
  readonly grant: account.Grant__Output;
  /** Requested scopes; none: unrestricted. */
  readonly scopes: ScopeRequest;
  /** General scopes that the user consented to, where the client requested none; null for no limit. */
  readonly consented: readonly string[] | null;
  /** For the id token; null for none. */
  readonly login: LoginEvent | null;
  /** Of the authorization request; only in the id token for its code. */
  readonly nonce?: string | null;
}

/** A presented refresh token, and what is stored about it. */
export interface PresentedToken {
  readonly presented: string;
  readonly found: TokenWithGrant;
}

/** New tokens, to be returned only when the result of the rotation allows it. */
export interface Renewal {
  readonly tokens: TokenSet;
  readonly result: RotationResult;
}

/** The tokens of a new login whose grant is not stored yet. */
export interface NewLogin {
  readonly tokens: TokenSet;
  readonly grant: Grant;
  readonly first: StoredRefreshToken;
}

/** A new refresh token, and what is stored of it. */
interface NewRefreshToken {
  readonly token: string;
  readonly stored: StoredRefreshToken;
}

/** Makes access token and refresh token, for every grant type. */
@Injectable()
export class TokenSetsService {
  private readonly successorKeys: SealingKeys;

  constructor(
    private readonly issuer: TokenIssuer,
    private readonly idTokens: IdTokensService,
    private readonly grants: Grants,
    private readonly providers: ProviderChecks,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {
    this.successorKeys = deriveKeys(settings.OAUTH_SEALING_KEY, 'refresh token successors');
  }

  /** The tokens of a new login, whose grant is stored; `now` in Unix milliseconds. */
  async begin(granted: ClientGrant, now: number): Promise<TokenSet> {
    const { tokens, grant, first } = await this.prepare(granted, now);
    await this.grants.add(grant, first);
    return tokens;
  }

  /** The tokens of a new login, to be returned only when the caller has stored the grant. */
  async prepare(granted: ClientGrant, now: number): Promise<NewLogin> {
    await this.requireKnownUser(granted, now);
    const { token, stored: first } = this.newToken(randomBytes(tokenBytes), now);
    const id = randomUUID();
    const { clientId, scopes, consented, login } = granted;
    const grant = {
      id,
      userId: granted.grant.user_id,
      clientId,
      scopes: scopesIn(scopes),
      consented,
      validAfter: Number(granted.grant.valid_after),
      login,
      created: new Date(now),
    };
    return { tokens: this.tokenSet(granted, grant, token, now), grant, first };
  }

  /** Replaces a refresh token; the new tokens are signed before it is marked as used. */
  async renew(granted: ClientGrant, token: PresentedToken, now: number): Promise<Renewal> {
    await this.requireKnownUser(granted, now);
    const [newest, ...older] = this.successorsOf(token.presented, token.found.token.salt, now);
    let renewal = await this.replace(newest, granted, token.found, now);
    for (const successor of older) {
      // The first use under an older sealing key produced another successor, which may be unused.
      if (renewal.result === 'late') renewal = await this.replace(successor, granted, token.found, now);
    }
    return renewal;
  }

  /**
   * Requires that the login provider still knows the user: the one through which the user logged in, and the one that the
   * account depends on, also with an app password. Other users need no check.
   */
  private async requireKnownUser({ grant, login }: ClientGrant, now: number): Promise<void> {
    const { user_id: userId, login_provider: needed } = grant;
    const used = login?.provider ?? '';
    for (const provider of new Set([used, needed].filter((id) => id !== ''))) {
      if (await this.providers.isKnown({ userId, provider }, now)) continue;
      throw invalidGrant({ reason: 'the login provider no longer knows the user: log in again' });
    }
  }

  /**
   * The token that replaces `token`, followed by those that older sealing keys produce. A successor is derived from the token,
   * its salt and the sealing key, so that a repeated use returns the same one although only its digest is stored.
   */
  successorsOf(token: string, salt: Buffer, now: number): readonly [NewRefreshToken, ...NewRefreshToken[]] {
    const successor = (key: Buffer): NewRefreshToken =>
      this.newToken(createHmac('sha256', key).update(salt).update(token).digest(), now);
    const [newest, ...older] = this.successorKeys;
    return [successor(newest), ...older.map(successor)];
  }

  private newToken(secret: Buffer, now: number): NewRefreshToken {
    const token = secret.toString('base64url');
    const expires = new Date(now + this.settings.OAUTH_REFRESH_TOKEN_SECONDS * 1000);
    return { token, stored: { digest: digestOf(token), salt: randomBytes(saltBytes), expires } };
  }

  private async replace(
    { token, stored: successor }: NewRefreshToken,
    granted: ClientGrant,
    found: TokenWithGrant,
    now: number,
  ): Promise<Renewal> {
    const tokens = this.tokenSet(granted, found.grant, token, now);
    const rotation = { grantId: found.grant.id, digest: found.token.digest, successor, now: new Date(now) };
    return { tokens, result: await this.grants.rotate(rotation) };
  }

  private tokenSet(
    granted: ClientGrant,
    { id: grantId, scopes: loginScopes }: Pick<Grant, 'id' | 'scopes'>,
    refreshToken: string,
    now: number,
  ): TokenSet {
    const { clientId, scopes, consented, login } = granted;
    const seconds = this.settings.OAUTH_ACCESS_TOKEN_SECONDS;
    const grant = limitToConsent(granted.grant, consented);
    const interchangeable = isInterchangeable(scopes);
    const user = { client: clientId, grantId, grant, interchangeable, login, loginScopes, now, seconds };
    const { token } = this.issuer.userToken(user);
    return {
      ...{ access_token: token, token_type: 'bearer', expires_in: seconds, refresh_token: refreshToken },
      ...this.idToken({ ...granted, grant }, token, now),
    };
  }

  /** Only for the scope `openid`, so that v2 clients get the members that they know. */
  private idToken(
    { clientId, grant, login, nonce = null }: ClientGrant,
    accessToken: string,
    now: number,
  ): Pick<TokenSet, 'id_token'> {
    if (login === null || !grant.scopes.includes('openid')) return {};
    const { user_id: userId, profile, scopes, id_token_signed_response_alg: algorithm } = grant;
    const user = { clientId, userId, profile, scopes, login, nonce, accessToken, now };
    return { id_token: this.idTokens.issue(user, algorithm) };
  }
}

/**
 * The part of a grant that the user consented to: general scopes by name, entities by their kind. The rights need no filter,
 * because a token has only those of its scopes. Null: the consent does not limit the login.
 */
export function limitToConsent(
  grant: account.Grant__Output,
  consented: readonly string[] | null,
): account.Grant__Output {
  if (consented === null) return grant;
  const isConsented = (scope: string): boolean => consented.includes(scope.replace(/:.*/s, ''));
  return { ...grant, scopes: grant.scopes.filter(isConsented) };
}
