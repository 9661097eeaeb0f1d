import { Injectable } from '@nestjs/common';
import { type Claims, isOutdated, revisionOf } from '@fieldpost/domain';
import { AccountClient } from '@fieldpost/internal-clients';

/** Checks with account whether users and clients are still valid. */
@Injectable()
export class UserStatusService {
  constructor(private readonly account: AccountClient) {}

  /** Unix seconds from which tokens and sessions of the user are valid; undefined when user or client are not. */
  async validAfter(clientId: string, userId: string, token?: Claims): Promise<number | undefined> {
    const client = { id: clientId, known: true };
    const request = { client, user_id: userId, ...(token && { revision: revisionOf(token) }) };
    const { rejection, valid_after } = await this.account.checkUser(request);
    return rejection === 'NONE' ? Number(valid_after) : undefined;
  }

  /** Whether a verified token of a user is still valid: user and client are, and neither was revoked since. */
  async isTokenValid(claims: Claims): Promise<boolean> {
    const { client, subject, issuedAt } = claims;
    const validAfter = client === undefined ? undefined : await this.validAfter(client, subject, claims);
    return validAfter !== undefined && !isOutdated(issuedAt, validAfter);
  }
}
