import { Injectable } from '@nestjs/common';
import type { oauth } from '@fieldpost/contracts';
import { Letters } from '../mail/letters.js';
import { noMailServer } from '../mail/mail.errors.js';
import { MailQueue } from '../mail/mail-queue.js';
import { MailThrottle } from '../mail/mail-throttle.js';

/** Mails of administrators to people who register. */
@Injectable()
export class RegistrationMailsService {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly throttle: MailThrottle,
    private readonly letters: Letters,
  ) {}

  /** The link of an invitation. Mails it if wanted; throws without a mail server. */
  invite(invitation: oauth.InviteUserRequest__Output, now: number): string {
    if (!invitation.is_mailed) return this.letters.invitationLink(invitation.token);
    if (!this.mailQueue.isOpen) throw noMailServer();
    this.throttle.admit({ about: `mailbox ${invitation.email}` }, now);
    this.mailQueue.post(this.letters.invitation(invitation));
    return this.letters.invitationLink(invitation.token);
  }

  /** Nothing without a mail server. */
  notifyApproved(user: oauth.MailApprovalRequest__Output): void {
    if (this.mailQueue.isOpen) this.mailQueue.post(this.letters.approved(user));
  }
}
