import { Injectable } from '@nestjs/common';
import { Authority } from '@fieldpost/internal-clients';
import { answerOf } from '../authority/answers.js';
import { Letters } from '../mail/letters.js';
import { Outbox } from '../mail/outbox.js';

/** Has users prove that an e-mail address is theirs. */
@Injectable()
export class Verifications {
  constructor(
    private readonly authority: Authority,
    private readonly outbox: Outbox,
    private readonly letters: Letters,
  ) {}

  /** Whether the address could be verified: without a mail server it cannot. */
  get isPossible(): boolean {
    return this.outbox.isOpen;
  }

  /** Mails a link, unless there is nothing to verify or no way to send it. */
  async start(userId: string): Promise<void> {
    if (!this.outbox.isOpen) return;
    const link = await answerOf(this.authority.startEmailVerification({ user_id: userId }));
    if (link.token !== '') this.outbox.post(this.letters.emailVerification(link));
  }

  /** False when the link is not good (any more). */
  async finish(token: string, address: string): Promise<boolean> {
    return (await answerOf(this.authority.verifyEmail({ token, address }))).problem === '';
  }
}
