import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import {
  type Claims,
  invalidScope,
  isOutdated,
  isWithin,
  parseScopes,
  revisionOf,
  type ScopeRequest,
  scopesIn,
} from '@fieldpost/domain';
import { AccountClient, requireGranted } from '@fieldpost/internal-clients';
import { restrictedSeconds } from '../signing/token-lifetimes.js';
import { grantIdIn, TokenIssuer } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { Grants } from '../grants/grants.repository.js';
import { notInterchangeable, rejectionErrors, tokenRevoked } from './restriction.errors.js';

/** Exchanges a token for a narrower one, with the current rights. */
@Injectable()
export class RestrictionService {
  private readonly seconds: number;

  constructor(
    private readonly account: AccountClient,
    private readonly grants: Grants,
    private readonly issuer: TokenIssuer,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.seconds = restrictedSeconds(settings);
  }

  /** The narrower token; `now` in Unix milliseconds. */
  async restrict(claims: Claims, scopes: readonly string[], now: number): Promise<string> {
    const { client, interchangeable, scopes: loginScopes } = claims;
    if (!interchangeable || client === undefined) throw notInterchangeable();
    if (scopes.length === 0) throw invalidScope({ reason: 'can not be empty' });
    const requested = parseScopes(scopes);
    if (!isWithin(loginScopes, requested)) throw invalidScope({ reason: 'more than the token holds' });
    const grantId = grantIdIn(claims.tokenId);
    // Both at once: an ended login does not renew its tokens.
    const [grant] = await Promise.all([
      this.currentGrant(claims, client, requested),
      this.requireLogin(grantId),
    ]);
    const token = { client, grantId, grant, interchangeable: false, login: claims, loginScopes };
    return this.issuer.userToken({ ...token, now, seconds: this.seconds }).token;
  }

  /** Tokens that belong to no login pass. */
  private async requireLogin(grantId: string | undefined): Promise<void> {
    if (grantId !== undefined && !(await this.grants.isAlive(grantId)))
      throw tokenRevoked({ reason: 'the login was ended' });
  }

  private async currentGrant(
    claims: Claims,
    id: string,
    scopes: ScopeRequest,
  ): Promise<account.Grant__Output> {
    const revision = revisionOf(claims);
    const client = { id, known: true };
    const request = { client, user_id: claims.subject, scopes: scopesIn(scopes), revision };
    const grant = requireGranted(await this.account.grantForUser(request), rejectionErrors);
    if (isOutdated(claims.issuedAt, Number(grant.valid_after)))
      throw tokenRevoked({ reason: 'the token was revoked' });
    return grant;
  }
}
