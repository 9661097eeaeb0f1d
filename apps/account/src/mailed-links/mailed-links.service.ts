import { Inject, Injectable } from '@nestjs/common';
import { digestOf } from '@fieldpost/persistence';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { GroupMemberships } from '../login-providers/group-memberships.js';
import { PasswordRules } from '../users/passwords/password-rules.js';
import { Passwords } from '../users/passwords/passwords.js';
import { type EmailChange, emailChange, newLinkSecret, newUndoLink } from '../users/email-change.js';
import type { UserId } from '../values/user-id.js';
import { linkNotGood } from './mailed-links.errors.js';
import {
  type Addressee,
  type LinkPurpose,
  type LinkWithPassword,
  MailedLinks,
} from './mailed-links.repository.js';

/** A link to mail. */
export interface MailedLink extends Addressee {
  /** Secret of the link: 256 random bits, base64url. */
  readonly token: string;
  readonly seconds: number;
}

/** The result of a verification. */
export interface Verification {
  readonly userId: UserId;
  /** The replaced address, with the link that restores it. */
  readonly change: EmailChange | undefined;
}

/** Creates and uses mailed links, for new passwords and for verified addresses. */
@Injectable()
export class MailedLinksService {
  constructor(
    private readonly links: MailedLinks,
    private readonly passwords: Passwords,
    private readonly passwordRules: PasswordRules,
    private readonly memberships: GroupMemberships,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  /** Undefined for an unknown name or address, after the same time. */
  startPasswordReset(login: string): Promise<MailedLink | undefined> {
    return this.make(this.settings.ACCOUNT_RESET_LINK_SECONDS, (link) =>
      this.links.addForPassword(login, link),
    );
  }

  /** Undefined when there is nothing to verify. */
  startEmailVerification(userId: UserId): Promise<MailedLink | undefined> {
    return this.make(this.settings.ACCOUNT_VERIFICATION_LINK_SECONDS, (link) =>
      this.links.addForEmail(userId, link),
    );
  }

  async resetPassword(token: string, password: string, address: string): Promise<UserId> {
    const link = await this.hashFor('password', token, password);
    return orInvalidLink(await this.links.usePassword(link, address));
  }

  async verifyEmail(token: string, address: string): Promise<Verification> {
    const undo = newUndoLink();
    const { userId, former } = orInvalidLink(await this.links.useEmail(digestOf(token), address, undo));
    return { userId, change: former === undefined ? undefined : emailChange(former, undo) };
  }

  async undoEmailChange(token: string, password: string, address: string): Promise<UserId> {
    const link = await this.hashFor('undo', token, password);
    const userId = orInvalidLink(await this.links.useUndo(link, address));
    await this.memberships.removeUnlinked({ userId });
    return userId;
  }

  /** Rejects an invalid link before it checks the password; a rejected password does not use up the link. */
  private async hashFor(purpose: LinkPurpose, token: string, password: string): Promise<LinkWithPassword> {
    const digest = digestOf(token);
    if (!(await this.links.isGood(purpose, digest))) throw linkNotGood();
    this.passwordRules.require(password);
    return { digest, passwordHash: await this.passwords.hash(password, digest) };
  }

  private async make(
    seconds: number,
    add: (link: { readonly digest: string; readonly seconds: number }) => Promise<Addressee | undefined>,
  ): Promise<MailedLink | undefined> {
    const token = newLinkSecret();
    const addressee = await add({ digest: digestOf(token), seconds });
    return addressee && { ...addressee, token, seconds };
  }
}

function orInvalidLink<T>(used: T | undefined): T {
  if (used === undefined) throw linkNotGood();
  return used;
}
