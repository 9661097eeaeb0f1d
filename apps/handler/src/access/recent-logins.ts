import { Inject, Injectable } from '@nestjs/common';
import { recentLoginNeeded } from '@fieldpost/auth';
import { type Claims, isStepUp } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { RevocationFeed } from '@fieldpost/internal-clients';

/**
 * Whether callers logged in recently, where the policy `step_up` of account requires it (ADR 0099). It concerns users only:
 * access keys and clients that act for themselves have no login.
 */
@Injectable()
export class RecentLogins {
  constructor(@Inject(RevocationFeed) private readonly feed: Pick<RevocationFeed, 'stepUpPolicy'>) {}

  /** Whether the caller may read keys and delete. Throws `unavailable` before the policy is known. */
  isRecent(claims: Claims): boolean {
    if ((claims.type ?? 'user') !== 'user') return true;
    const { stepUpPolicy } = this.feed;
    if (stepUpPolicy === undefined) throw unavailable({ what: 'policy for recent logins' });
    // Oauth leaves out the time of a login without the second factor of its user.
    const login = { hasSecondFactor: false, now: Math.floor(Date.now() / 1000) };
    return stepUpPolicy === 'credentials' || isStepUp(claims, login);
  }

  /** Throws unless the caller may read keys and delete. */
  require(claims: Claims): void {
    if (!this.isRecent(claims)) throw recentLoginNeeded();
  }
}
