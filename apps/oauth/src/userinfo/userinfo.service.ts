import { Injectable } from '@nestjs/common';
import type { Claims } from '@fieldpost/domain';
import { AccountClient } from '@fieldpost/internal-clients';
import { UserStatusService } from '../account/user-status.service.js';
import { Grants } from '../grants/grants.repository.js';
import { grantIdIn } from '../issuing/token-issuer.service.js';
import { tokenRevoked } from '../restriction/restriction.errors.js';
import { identityClaims } from '../openid/identity-claims.js';
import { insufficientScope } from './userinfo.errors.js';
import type { UserInfo } from './userinfo.operations.js';

/** The claims about the user of an access token with the scope `openid`. */
@Injectable()
export class UserinfoService {
  constructor(
    private readonly account: AccountClient,
    private readonly grants: Grants,
    private readonly userStatus: UserStatusService,
  ) {}

  /** `claims` are those of a verified token. */
  async read(claims: Claims): Promise<UserInfo> {
    if (claims.type !== 'user' || !claims.scopes.includes('openid')) throw insufficientScope();
    const grantId = grantIdIn(claims.tokenId);
    const [isValid, isAlive, user] = await Promise.all([
      this.userStatus.isTokenValid(claims),
      grantId === undefined || this.grants.isAlive(grantId),
      this.account.describeUser({
        user_id: claims.subject,
        with_groups: claims.scopes.includes('groups'),
      }),
    ]);
    if (!isValid || !isAlive || user.rejection !== 'NONE')
      throw tokenRevoked({ reason: 'the token was revoked' });
    return { sub: claims.subject, ...identityClaims(user.profile, claims.scopes) };
  }
}
