import { Inject, Injectable } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { type AppId, type Claims, parseAppRights, requireAppRights } from '@fieldpost/domain';
import { grantIdIn } from '../issuing/token-issuer.service.js';
import { narrowedSeconds } from '../signing/token-lifetimes.js';
import { type IssuedToken, TokenIssuer } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { tokenRevoked } from '../restriction/restriction.errors.js';
import { Grants } from '../grants/grants.repository.js';

export interface NarrowRequest {
  readonly token: string;
  readonly appId: AppId;
  readonly rights: readonly string[];
  /** Unix milliseconds. */
  readonly now: number;
}

/**
 * Exchanges tokens for narrower ones that brokers may see. Account is not called, because the new token has no more rights and
 * no longer lifetime than the presented one.
 */
@Injectable()
export class NarrowTokensService {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly grants: Grants,
    private readonly issuer: TokenIssuer,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  async narrow({ token, appId, rights: raw, now }: NarrowRequest): Promise<IssuedToken> {
    const shown = await this.verifier.verify(token);
    const rights = parseAppRights(raw);
    requireAppRights(shown, appId, rights);
    const grantId = grantIdIn(shown.tokenId);
    await this.requireOwn(shown, grantId);
    const seconds = Math.min(narrowedSeconds, secondsLeft(shown, now));
    return this.issuer.narrowedToken({ presented: shown, appId, rights, grantId, now, seconds });
  }

  /** Throws for tokens of other issuers and of ended logins. */
  private async requireOwn({ issuer }: Claims, grantId: string | undefined): Promise<void> {
    if (issuer !== this.settings.FIELDPOST_ISSUER)
      throw tokenRevoked({ reason: `the token is of ${issuer}` });
    if (grantId !== undefined && !(await this.grants.isAlive(grantId)))
      throw tokenRevoked({ reason: 'the login was ended' });
  }
}

const secondsLeft = ({ expiresAt = Infinity }: Claims, now: number): number =>
  expiresAt - Math.floor(now / 1000);
