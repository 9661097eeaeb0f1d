import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type ScopeRequest, scopesIn } from '@fieldpost/domain';
import { asConsented, isInterchangeable } from '../issuing/requested-scopes.js';
import type { UserGrant } from '../issuing/token-claims.js';
import { TokenIssuer } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { type FoundToken, type Grant, Grants, type KeptToken } from '../grants/grants.repository.js';
import { type NewRefreshToken, RefreshTokens } from '../grants/refresh-tokens.js';
import type { RotationResult } from '../grants/rotation.js';
import type { TokenSet } from './token.dto.js';

/** What account granted a client, and for which request. */
export interface Granted {
  readonly clientId: string;
  readonly grant: UserGrant;
  /** Requested scopes; none: unrestricted. */
  readonly scopes: ScopeRequest;
  /** General scopes that the user consented to, where none were asked for. */
  readonly consented: readonly string[] | null;
}

/** A refresh token as it came, and what is kept of it. */
export interface Presented {
  readonly presented: string;
  readonly found: FoundToken;
}

/** New tokens, to be returned only when the result allows it. */
export interface Renewal {
  readonly tokens: TokenSet;
  readonly result: RotationResult;
}

/** A new login that is not kept yet. */
export interface Beginning {
  readonly tokens: TokenSet;
  readonly grant: Grant;
  readonly first: KeptToken;
}

/** Puts access token and refresh token together, for every grant type. */
@Injectable()
export class TokenSets {
  private readonly seconds: number;

  constructor(
    private readonly issuer: TokenIssuer,
    private readonly grants: Grants,
    private readonly refreshTokens: RefreshTokens,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.seconds = settings.OAUTH_ACCESS_TOKEN_SECONDS;
  }

  /** The tokens of a new login; `now` in Unix milliseconds. */
  async begin(granted: Granted, now: number): Promise<TokenSet> {
    const { tokens, grant, first } = this.prepare(granted, now);
    await this.grants.add(grant, first);
    return tokens;
  }

  /** The tokens of a new login, to be handed out only when somebody has kept the grant. */
  prepare(granted: Granted, now: number): Beginning {
    const { token, kept: first } = this.refreshTokens.first(now);
    const id = randomUUID();
    const tokens = this.withRefreshToken({ ...granted, grantId: id }, token, now);
    const { clientId, scopes, consented } = granted;
    const { userId, validAfter } = granted.grant;
    const grant = {
      id,
      userId,
      clientId,
      scopes: scopesIn(scopes),
      consented,
      validAfter,
      created: new Date(now),
    };
    return { tokens, grant, first };
  }

  /** The tokens that take the place of a refresh token; signed before it is used up. */
  async renew(granted: Granted, presented: Presented, now: number): Promise<Renewal> {
    const { salt } = presented.found.token;
    const [newest, ...older] = this.refreshTokens.successorsOf(presented.presented, salt, now);
    let renewal = await this.renewAs(newest, granted, presented, now);
    for (const successor of older) {
      // The first use under another sealing key made another successor, which may still wait to be used.
      if (renewal.result === 'late') renewal = await this.renewAs(successor, granted, presented, now);
    }
    return renewal;
  }

  private async renewAs(
    { token, kept: successor }: NewRefreshToken,
    granted: Granted,
    { found }: Presented,
    now: number,
  ): Promise<Renewal> {
    const grantId = found.grant.id;
    const tokens = this.withRefreshToken({ ...granted, grantId }, token, now);
    const rotation = { grantId, digest: found.token.digest, successor, now: new Date(now) };
    return { tokens, result: await this.grants.rotate(rotation) };
  }

  private withRefreshToken(
    { clientId, grant: all, scopes, consented, grantId }: Granted & { readonly grantId: string },
    refreshToken: string,
    now: number,
  ): TokenSet {
    const grant = asConsented(all, consented);
    const interchangeable = isInterchangeable(scopes);
    const life = { now, seconds: this.seconds };
    const { token } = this.issuer.userToken({ client: clientId, grantId, grant, interchangeable, ...life });
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: this.seconds,
      refresh_token: refreshToken,
    };
  }
}
