import { Inject, Injectable } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import type { Claims } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import { UserStatusService } from '../account/user-status.service.js';
import { Grants, type TokenWithGrant } from '../grants/grants.repository.js';
import { userinfoAt } from '../issuing/grant-claims.js';
import { grantIdIn } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import type { Inspector } from './inspectors.service.js';
import type { ActiveToken, Introspection } from './introspection.operations.js';

const inactive = { active: false } as const;

/** Introspects tokens (RFC 7662). Clients see their own tokens, components see all. */
@Injectable()
export class IntrospectionService {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly grants: Grants,
    private readonly userStatus: UserStatusService,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  /**
   * `now` in Unix milliseconds. The caller and the token are checked at once, so that both requests to account share a batch;
   * nothing is returned before the caller is authenticated.
   */
  async introspect(caller: Promise<Inspector>, token: string, now: number): Promise<Introspection> {
    const [inspector, found] = await Promise.all([caller, this.find(token, now)]);
    const isVisible = inspector.kind === 'component' || inspector.id === found?.client_id;
    return found && isVisible ? found : inactive;
  }

  /** Undefined unless the token is active. */
  private async find(token: string, now: number): Promise<ActiveToken | undefined> {
    // Access tokens have dots between their parts, refresh tokens have none.
    if (token.includes('.')) return this.findAccessToken(token);
    const found = await this.grants.findByToken(digestOf(token));
    return found && this.checkRefreshToken(found, now);
  }

  private async checkRefreshToken(
    { grant, token, isUsed }: TokenWithGrant,
    now: number,
  ): Promise<ActiveToken | undefined> {
    if (isUsed || token.expires.getTime() <= now) return undefined;
    const validAfter = await this.userStatus.validAfter(grant.clientId, grant.userId);
    if (validAfter === undefined || validAfter > grant.validAfter) return undefined;
    return {
      active: true,
      // An unrestricted login has no scopes: they are determined at each use, within the consent.
      scope: grant.scopes.join(' '),
      client_id: grant.clientId,
      exp: Math.floor(token.expires.getTime() / 1000),
      iat: Math.floor(grant.created.getTime() / 1000),
      sub: grant.userId,
      iss: this.settings.FIELDPOST_ISSUER,
    };
  }

  private async findAccessToken(token: string): Promise<ActiveToken | undefined> {
    const claims = await this.verify(token);
    if (!claims) return undefined;
    // The verifier checks revocations of access keys, components and gateways; users are checked with account.
    if (claims.type === 'user' && !(await this.isUserTokenValid(claims))) return undefined;
    return {
      active: true,
      scope: claims.scopes.join(' '),
      client_id: claims.client,
      username: claims.username,
      token_type: 'bearer',
      exp: claims.expiresAt,
      iat: claims.issuedAt,
      sub: claims.subject,
      iss: claims.issuer,
      ...(claims.audience !== undefined && { aud: claims.audience }),
      jti: claims.tokenId,
    };
  }

  private async isUserTokenValid(claims: Claims): Promise<boolean> {
    const grantId = grantIdIn(claims.tokenId);
    const grant = grantId === undefined || this.grants.isAlive(grantId);
    return (await Promise.all([grant, this.userStatus.isTokenValid(claims)])).every(Boolean);
  }

  /** Undefined for anything but a valid token of this server. */
  private async verify(token: string): Promise<Claims | undefined> {
    try {
      return await this.verifier.verify(token, userinfoAt(originOf(this.settings)));
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') return undefined;
      throw error;
    }
  }
}
