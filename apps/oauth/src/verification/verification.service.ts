import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import { orUnavailable } from '../account/account-responses.js';
import { Letters } from '../mail/letters.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { MailQueue } from '../mail/mail-queue.js';

/** A user whose address is to be verified, and the former one that the new address is to replace. */
export interface NewAddress {
  readonly userId: string;
  readonly username: string;
  /** Undefined at a registration. */
  readonly change?: account.EmailChange__Output | undefined;
}

/** Has users prove that an e-mail address is theirs. */
@Injectable()
export class Verifications {
  constructor(
    private readonly account: AccountClient,
    private readonly mailQueue: MailQueue,
    private readonly letters: Letters,
    private readonly throttle: MailThrottle,
  ) {}

  /** Whether the address could be verified: without a mail server it cannot. */
  get isPossible(): boolean {
    return this.mailQueue.isOpen;
  }

  /**
   * Mails a link, unless there is nothing to verify or no way to send it. The owner of an address that another user has
   * verified gets a notice instead. Mails are counted by the mailbox as well: any number of users may name it.
   */
  async start(userId: string, now: number): Promise<void> {
    if (!this.mailQueue.isOpen) return;
    const link = await orUnavailable(this.account.startEmailVerification({ user_id: userId }));
    if (link.email === '') return;
    this.throttle.admit({ about: `mailbox ${link.email}` }, now);
    this.mailQueue.post(
      link.taken ? this.letters.emailInUse(link.email, link.username) : this.letters.emailVerification(link),
    );
  }

  /** Mails a notice to the former address, and a link to the new one. */
  async startAgain({ userId, username, change }: NewAddress, now: number): Promise<void> {
    if (change) this.mailQueue.post(this.letters.emailChanging(change, username));
    await this.start(userId, now);
  }

  /**
   * The same for an address that account took in. Counted apart from what users ask for on the website, so that nobody
   * can use those up and then move an account without a word to its owner.
   */
  async startOnBehalf(user: NewAddress, now: number): Promise<void> {
    this.throttle.admit({ about: `address of ${user.userId}` }, now);
    await this.startAgain(user, now);
  }

  /** False when the link is not good (any more). */
  async finish(token: string, address: string): Promise<boolean> {
    const verified = await orUnavailable(this.account.verifyEmail({ token, address }));
    if (verified.email_change)
      this.mailQueue.post(this.letters.emailChanged(verified.email_change, verified.username));
    return verified.problem === '';
  }
}
