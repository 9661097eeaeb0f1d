import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import { Letters } from '../mail/letters.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { MailQueue } from '../mail/mail-queue.js';

/** A user with an address to verify, and the former address that it replaces. */
export interface NewAddress {
  readonly userId: string;
  readonly username: string;
  /** Undefined at a registration. */
  readonly change?: account.EmailChange__Output | undefined;
}

/** Verifies e-mail addresses by mailed links. */
@Injectable()
export class VerificationsService {
  constructor(
    private readonly account: AccountClient,
    private readonly mailQueue: MailQueue,
    private readonly letters: Letters,
    private readonly throttle: MailThrottle,
  ) {}

  /** False without a mail server. */
  get isPossible(): boolean {
    return this.mailQueue.isOpen;
  }

  /**
   * Mails a link, unless there is nothing to verify or no mail server. The owner of an address that another user has verified
   * gets a notice instead. Mails are also counted per mailbox, because any number of users may enter it.
   */
  async start(userId: string, now: number): Promise<void> {
    if (!this.mailQueue.isOpen) return;
    const link = await this.account.startEmailVerification({ user_id: userId });
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
   * The same for a change through the API of account. Counted separately from the website, so that an attacker cannot use up
   * the limit and then change the address without a notice to the owner.
   */
  async startOnBehalf(user: NewAddress, now: number): Promise<void> {
    this.throttle.admit({ about: `address of ${user.userId}` }, now);
    await this.startAgain(user, now);
  }

  /** False when the link is invalid. */
  async finish(token: string, address: string): Promise<boolean> {
    const verified = await this.account.verifyEmail({ token, address });
    if (verified.email_change)
      this.mailQueue.post(this.letters.emailChanged(verified.email_change, verified.username));
    return verified.problem === '';
  }
}
