import { Injectable } from '@nestjs/common';
import type { oauth } from '@fieldpost/contracts';
import { Letters } from '../mail/letters.js';
import { noMailServer } from '../mail/mail.errors.js';
import { MailQueue } from '../mail/mail-queue.js';
import { MailThrottle } from '../mail/mail-throttle.js';

/** Mails to users about what others did for them. */
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

  /** Nothing without a mail server. Throws when the user got many mails lately. */
  notifyMember(membership: oauth.MailMembershipRequest__Output, now: number): void {
    if (!this.mailQueue.isOpen) return;
    this.throttle.admit({ about: `memberships of ${membership.username}` }, now);
    this.mailQueue.post(this.letters.membership(membership));
  }
}
