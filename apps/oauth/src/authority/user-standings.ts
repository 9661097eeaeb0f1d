import { Injectable } from '@nestjs/common';
import { type Claims, isOutdated } from '@fieldpost/domain';
import { Authority } from '@fieldpost/internal-clients';
import { answerOf } from './answers.js';

/** What account says of users at this moment; `unavailable` when it cannot tell. */
@Injectable()
export class UserStandings {
  constructor(private readonly authority: Authority) {}

  /** From when on tokens of the user count, in Unix seconds; undefined when client or user are no longer good. */
  async validAfter(clientId: string, userId: string): Promise<number | undefined> {
    const asked = { client: { id: clientId, known: true }, user_id: userId };
    const { refusal, valid_after } = await answerOf(this.authority.standingOfUser(asked));
    return refusal === 'NONE' ? Number(valid_after) : undefined;
  }

  /** Whether a user's verified token still counts: neither its user nor its client is gone, nor was it ended since. */
  async isAlive({ client, subject, issuedAt }: Claims): Promise<boolean> {
    const validAfter = client === undefined ? undefined : await this.validAfter(client, subject);
    return validAfter !== undefined && !isOutdated(issuedAt, validAfter);
  }
}
