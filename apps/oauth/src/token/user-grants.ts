import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import { granted } from '../account/account-responses.js';
import { ProviderChecks } from '../providers/provider-checks.service.js';
import type { LoginEvent } from '../sessions/login-event.js';
import { type ClientCredentials, proofOf } from './client-credentials.js';
import { invalidGrant, rejectionErrorsFor } from './token.errors.js';

/** An earlier login of a user, for which tokens are requested. */
export interface UserLogin {
  readonly userId: string;
  /** Requested scopes; none: all that the client may get. */
  readonly scopes: readonly string[];
  /** `valid_after` of the user at the login (Unix seconds). */
  readonly validAfter: number;
  /** Null for a login without a session. */
  readonly login: LoginEvent | null;
}

/** A token request of an authenticated or public client; `now` in Unix milliseconds. */
export interface GrantRequest {
  readonly client: ClientCredentials;
  readonly grantType: 'authorization_code' | 'device_code' | 'refresh_token';
  readonly now: number;
}

/** Reads the current rights of users who logged in before. */
@Injectable()
export class UserGrants {
  constructor(
    private readonly account: AccountClient,
    private readonly providers: ProviderChecks,
  ) {}

  /**
   * The current grant of the user. Called before the code or the refresh token is used up: neither a wrong secret nor an
   * unavailable account costs the client its code or token.
   */
  async current({ client, grantType, now }: GrantRequest, user: UserLogin): Promise<account.Grant__Output> {
    const { userId, scopes, validAfter, login } = user;
    const request = { client: proofOf(client), user_id: userId, scopes: [...scopes], grant_type: grantType };
    const grant = await granted(this.account.grantForUser(request), rejectionErrorsFor(client));
    // Compared with the value at the login, so that clock differences and the length of a second do not matter.
    if (Number(grant.valid_after) > validAfter) throw invalidGrant({ reason: 'the login was ended' });
    await this.requireKnown(grant, login, now);
    return grant;
  }

  /**
   * Requires that the login provider still knows the user: the one through which the user logged in, and the one that the
   * account depends on, also with an app password. Other users need no check.
   */
  async requireKnown(
    { user_id: userId, login_provider: needed }: account.Grant__Output,
    login: LoginEvent | null,
    now: number,
  ): Promise<void> {
    const used = login?.provider ?? '';
    for (const provider of new Set([used, needed].filter((id) => id !== ''))) {
      if (await this.providers.isKnown({ userId, provider }, now)) continue;
      throw invalidGrant({ reason: 'the login provider no longer knows the user: log in again' });
    }
  }
}
