import { Injectable } from '@nestjs/common';
import { Authority } from '@fieldpost/internal-clients';
import { answerOf } from '../authority/answers.js';
import type { Client } from './client.js';
import { rejectionsFor } from './token.errors.js';

/** Whether a client is who it says, where nothing is granted: account alone knows clients and their secrets. */
@Injectable()
export class ClientProof {
  constructor(private readonly authority: Authority) {}

  /** Returns for a client that proved itself; for one without a secret its name is proof enough. */
  async require(client: Client): Promise<void> {
    const { id, secret } = client;
    // No user has this id. Account looks at the client first, so that every other answer means that it is good.
    const asked = { client: { id, secret }, user_id: '' };
    const { rejection, reason } = await answerOf(this.authority.standingOfUser(asked));
    if (rejection === 'CLIENT') throw rejectionsFor(client).CLIENT({ reason });
  }
}
