import { Injectable } from '@nestjs/common';
import { Authority } from '@fieldpost/internal-clients';
import { answerOf } from '../authority/answers.js';
import { Letters } from '../mail/letters.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { Outbox } from '../mail/outbox.js';

/** Somebody's address that has just become another, or has just become known. */
export interface NewAddress {
  readonly userId: string;
  readonly username: string;
  /** The address of before; empty when there was none. */
  readonly formerEmail: string;
}

/** Has users prove that an e-mail address is theirs. */
@Injectable()
export class Verifications {
  constructor(
    private readonly authority: Authority,
    private readonly outbox: Outbox,
    private readonly letters: Letters,
    private readonly throttle: MailThrottle,
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

  /** Mails a link to the new address, and tells the one of before. */
  async startAgain({ userId, username, formerEmail }: NewAddress): Promise<void> {
    if (formerEmail !== '') this.outbox.post(this.letters.emailChanged(formerEmail, username));
    await this.start(userId);
  }

  /**
   * The same for an address that account took in. Counted apart from what users ask for on the website, so that nobody
   * can use those up and then move an account without a word to its owner.
   */
  async startOnBehalf(user: NewAddress, now: number): Promise<void> {
    this.throttle.admit({ about: `address of ${user.userId}` }, now);
    await this.startAgain(user);
  }

  /** False when the link is not good (any more). */
  async finish(token: string, address: string): Promise<boolean> {
    return (await answerOf(this.authority.verifyEmail({ token, address }))).problem === '';
  }
}
