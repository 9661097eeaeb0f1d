import { Injectable } from '@nestjs/common';
import { type FactorsChange, Letters } from '../mail/letters.js';
import { MailQueue } from '../mail/mail-queue.js';

/** Mails users about changes of their second factors and app passwords, in case another person made them. */
@Injectable()
export class FactorMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly letters: Letters,
  ) {}

  post(user: { readonly username: string; readonly email: string }, change: FactorsChange): void {
    this.queue.post(this.letters.factorsChanged(user.email, user.username, change));
  }
}
