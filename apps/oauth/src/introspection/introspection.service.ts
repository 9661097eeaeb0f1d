import { Inject, Injectable } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import type { Claims } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import { UserStatusService } from '../account/user-status.service.js';
import { grantIdIn } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { type TokenWithGrant, Grants } from '../grants/grants.repository.js';
import type { Inspector } from './inspectors.service.js';
import {
  activeAccessToken,
  activeRefreshToken,
  type ActiveToken,
  inactive,
  type Introspection,
} from './introspection.js';

/** A token that is good, and what is told of it. */
interface Found {
  readonly clientId: string | undefined;
  readonly told: ActiveToken;
}

/** Tells whether a token is good at this moment (RFC 7662). */
@Injectable()
export class IntrospectionService {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly grants: Grants,
    private readonly userStatus: UserStatusService,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  /**
   * What may be told to whoever asks; `now` in Unix milliseconds. Who that is and what is known of the token are asked at
   * once, so that the questions travel together (decision 0015); nobody hears anything before they are known.
   */
  async introspect(inspector: Promise<Inspector>, token: string, now: number): Promise<Introspection> {
    const [asker, found] = await Promise.all([inspector, this.find(token, now)]);
    return found && maySee(asker, found.clientId) ? found.told : inactive;
  }

  private async find(token: string, now: number): Promise<Found | undefined> {
    // Access tokens have dots between their parts, refresh tokens have none.
    if (token.includes('.')) return this.findAccessToken(token);
    const found = await this.grants.findByToken(digestOf(token));
    return found && this.judgeRefreshToken(found, now);
  }

  private async judgeRefreshToken(found: TokenWithGrant, now: number): Promise<Found | undefined> {
    const { grant, token, isUsed } = found;
    if (isUsed || token.expires.getTime() <= now) return undefined;
    const validAfter = await this.userStatus.validAfter(grant.clientId, grant.userId);
    if (validAfter === undefined || validAfter > grant.validAfter) return undefined;
    return { clientId: grant.clientId, told: activeRefreshToken(found, this.settings.FIELDPOST_ISSUER) };
  }

  private async findAccessToken(token: string): Promise<Found | undefined> {
    const claims = await this.verified(token);
    // Tokens of access keys, components and gateways end with the revocations that the verifier knows.
    const isGood = claims && (claims.type !== 'user' || (await this.isUserTokenAlive(claims)));
    return isGood ? { clientId: claims.client, told: activeAccessToken(claims) } : undefined;
  }

  private async isUserTokenAlive(claims: Claims): Promise<boolean> {
    const grantId = grantIdIn(claims.tokenId);
    const grant = grantId === undefined || this.grants.isAlive(grantId);
    return (await Promise.all([grant, this.userStatus.isTokenValid(claims)])).every(Boolean);
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
