import { Injectable } from '@nestjs/common';
import { type Claims, isOutdated, revisionOf } from '@fieldpost/domain';
import { Authority } from '@fieldpost/internal-clients';
import { answerOf } from './answers.js';

/** What account says of users at this moment; `unavailable` when it cannot tell. */
@Injectable()
export class UserStandings {
  constructor(private readonly authority: Authority) {}

  /** From when on tokens of the user count, in Unix seconds; undefined when client or user are no longer good. */
  async validAfter(clientId: string, userId: string, token?: Claims): Promise<number | undefined> {
    const client = { id: clientId, known: true };
    const asked = { client, user_id: userId, ...(token && { revision: revisionOf(token) }) };
    const { rejection, valid_after } = await answerOf(this.authority.standingOfUser(asked));
    return rejection === 'NONE' ? Number(valid_after) : undefined;
  }

  /** Whether a user's verified token still counts: neither its user nor its client is gone, nor was it ended since. */
  async isAlive(claims: Claims): Promise<boolean> {
    const { client, subject, issuedAt } = claims;
    const validAfter = client === undefined ? undefined : await this.validAfter(client, subject, claims);
    return validAfter !== undefined && !isOutdated(issuedAt, validAfter);
  }
}
