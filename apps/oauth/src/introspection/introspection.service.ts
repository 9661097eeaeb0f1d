import { Inject, Injectable } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import type { Claims } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import { UserStandings } from '../authority/user-standings.js';
import { grantIdIn } from '../claims/token-id.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { type FoundToken, Grants } from '../token/grants.repository.js';
import type { Inspector } from './inspectors.service.js';
import { activeAccessToken, activeRefreshToken, inactive, type Introspection } from './introspection.js';

/** Tells whether a token is good at this moment (RFC 7662). */
@Injectable()
export class IntrospectionService {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly grants: Grants,
    private readonly standings: UserStandings,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  /** `now` in Unix milliseconds. */
  async introspect(inspector: Inspector, token: string, now: number): Promise<Introspection> {
    const found = await this.grants.findByToken(digestOf(token));
    return found ? this.refreshToken(inspector, found, now) : this.accessToken(inspector, token);
  }

  private async refreshToken(inspector: Inspector, found: FoundToken, now: number): Promise<Introspection> {
    const { grant, token, isUsed } = found;
    const isDead = isUsed || token.expires.getTime() <= now;
    if (isDead || !maySee(inspector, grant.clientId)) return inactive;
    const validAfter = await this.standings.validAfter(grant.clientId, grant.userId);
    if (validAfter === undefined || validAfter > grant.validAfter) return inactive;
    return activeRefreshToken(found, this.settings.FIELDPOST_ISSUER);
  }

  private async accessToken(inspector: Inspector, token: string): Promise<Introspection> {
    const claims = await this.verified(token);
    if (!claims || !maySee(inspector, claims.client)) return inactive;
    // Tokens of access keys, components and gateways are good until they expire: nothing ends them earlier.
    const isGood = claims.type !== 'user' || (await this.isUserTokenAlive(claims));
    return isGood ? activeAccessToken(claims) : inactive;
  }

  private async isUserTokenAlive(claims: Claims): Promise<boolean> {
    const grantId = grantIdIn(claims.tokenId);
    if (grantId !== undefined && !(await this.grants.isAlive(grantId))) return false;
    return this.standings.isAlive(claims);
  }

  /** The claims of a token of this server; undefined for anything else. */
  private async verified(token: string): Promise<Claims | undefined> {
    try {
      return await this.verifier.verify(token);
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') return undefined;
      throw error;
    }
  }
}

const maySee = (inspector: Inspector, clientId: string | undefined): boolean =>
  inspector.kind === 'component' || inspector.id === clientId;
