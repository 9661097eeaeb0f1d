import { Inject, Injectable } from '@nestjs/common';
import { isOutdated, revisionOf, type Claims } from '@fieldpost/domain';
import { Authority } from '@fieldpost/internal-clients';
import { answerOf, grantIn } from '../authority/answers.js';
import { grantIdIn } from '../issuing/token-claims.js';
import { restrictedSeconds } from '../signing/token-lifetimes.js';
import { invalidScope, isWithin, readScopes } from '../issuing/requested-scopes.js';
import type { UserGrant } from '../issuing/token-claims.js';
import { TokenIssuer } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { Grants } from '../grants/grants.repository.js';
import { notInterchangeable, rejections, tokenRevoked } from './restriction.errors.js';

/** Gives a narrower token for a token, with the rights of this moment. */
@Injectable()
export class RestrictionService {
  private readonly seconds: number;

  constructor(
    private readonly authority: Authority,
    private readonly grants: Grants,
    private readonly issuer: TokenIssuer,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.seconds = restrictedSeconds(settings);
  }

  /** The narrower token; `now` in Unix milliseconds. */
  async restrict(claims: Claims, scopes: readonly string[], now: number): Promise<string> {
    const { client, interchangeable } = claims;
    if (!interchangeable || client === undefined) throw notInterchangeable();
    if (scopes.length === 0) throw invalidScope({ reason: 'can not be empty' });
    if (!isWithin(claims.scopes, readScopes(scopes))) {
      throw invalidScope({ reason: 'more than the token holds' });
    }
    const grantId = grantIdIn(claims.tokenId);
    // What ends a login renews none of its tokens, and both questions travel at once.
    const [grant] = await Promise.all([
      this.currentGrant(claims, client, scopes),
      this.requireLogin(grantId),
    ]);
    const life = { now, seconds: this.seconds };
    return this.issuer.userToken({ client, grantId, grant, interchangeable: false, ...life }).token;
  }

  /** A token that follows from no login needs none. */
  private async requireLogin(grantId: string | undefined): Promise<void> {
    if (grantId !== undefined && !(await this.grants.isAlive(grantId)))
      throw tokenRevoked({ reason: 'the login was ended' });
  }

  private async currentGrant(claims: Claims, id: string, scopes: readonly string[]): Promise<UserGrant> {
    const revision = revisionOf(claims);
    const asked = { client: { id, known: true }, user_id: claims.subject, scopes: [...scopes], revision };
    const grant = grantIn(await answerOf(this.authority.grantForUser(asked)), rejections);
    if (isOutdated(claims.issuedAt, grant.validAfter))
      throw tokenRevoked({ reason: 'the token was revoked' });
    return grant;
  }
}
