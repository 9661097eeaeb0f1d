import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient, requireGranted } from '@fieldpost/internal-clients';
import { type ClientCredentials, proofOf } from './client-credentials.js';
import { invalidGrant, rejectionErrorsFor } from './token.errors.js';

/** An earlier login of a user, for which tokens are requested. */
export interface UserLogin {
  readonly userId: string;
  /** Requested scopes; none: all that the client may get. */
  readonly scopes: readonly string[];
  /** `valid_after` of the user at the login (Unix seconds). */
  readonly validAfter: number;
}

/** A token request of an authenticated or public client. */
export interface GrantRequest {
  readonly client: ClientCredentials;
  readonly grantType: 'authorization_code' | 'device_code' | 'refresh_token';
}

/** Reads the current rights of users who logged in before. */
@Injectable()
export class UserGrants {
  constructor(private readonly account: AccountClient) {}

  /**
   * The current grant of the user. Called before the code or the refresh token is used up: neither a wrong secret nor an
   * unavailable account costs the client its code or token.
   */
  async current({ client, grantType }: GrantRequest, user: UserLogin): Promise<account.Grant__Output> {
    const { userId, scopes, validAfter } = user;
    const request = { client: proofOf(client), user_id: userId, scopes: [...scopes], grant_type: grantType };
    const grant = requireGranted(await this.account.grantForUser(request), rejectionErrorsFor(client));
    // Compared with the value at the login, so that clock differences and the length of a second do not matter.
    if (Number(grant.valid_after) > validAfter) throw invalidGrant({ reason: 'the login was ended' });
    return grant;
  }
}
