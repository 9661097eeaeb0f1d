import { Injectable } from '@nestjs/common';
import { unavailable } from '@fieldpost/errors';
import { ParseWith } from '@fieldpost/transport';
import type { EmailChange } from '../users/email-change.js';
import { type MailedLink, MailedLinksService } from '../mailed-links/mailed-links.service.js';
import { isUserId, type UserId } from '../values/user-id.js';
import { profileChanges } from '../users/users.dto.js';
import { UsersService, type WebsiteVisit } from '../users/users.service.js';
import type { TokenUser } from './authority.repository.js';
import { askable, AuthorityService } from './authority.service.js';
import { isRejected } from './decision.js';
import { orProblem, type Problem } from './problem.js';

/** What somebody who is logged in on the website wants to be called from now on. */
export interface ProfileAsked {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  /** The current password, or nothing where the login is proof. */
  readonly oldPassword: string;
  /** Unix seconds; 0 where that is not known. */
  readonly loggedInAt: number;
}

/** A user after a change. */
export interface ChangedUser {
  readonly user: TokenUser;
  /** The address that was or is to be replaced, if one is. */
  readonly emailChange?: EmailChange | undefined;
}

export interface PasswordChangeAsked {
  readonly userId: string;
  readonly oldPassword: string;
  readonly password: string;
  readonly address: string;
}

/** What users do with their own account on the website, with the rules of `PATCH /users/me` and no other. */
@Injectable()
export class Members {
  private readonly body = new ParseWith(profileChanges);

  constructor(
    private readonly users: UsersService,
    private readonly links: MailedLinksService,
    private readonly authority: AuthorityService,
  ) {}

  changeProfile(asked: ProfileAsked): Promise<ChangedUser | Problem> {
    const { userId, email, firstName, lastName, oldPassword, address, loggedInAt } = asked;
    const name = firstName === '' && lastName === '' ? null : { first: firstName, last: lastName };
    const changes = { email, name, ...(oldPassword !== '' && { old_password: oldPassword }) };
    return this.change(userId, changes, { address, loggedInAt });
  }

  changePassword({
    userId,
    oldPassword,
    password,
    address,
  }: PasswordChangeAsked): Promise<ChangedUser | Problem> {
    return this.change(userId, { old_password: oldPassword, password }, { address, loggedInAt: 0 });
  }

  startPasswordReset(login: string): Promise<MailedLink | undefined> {
    return this.links.startPasswordReset(askable(login));
  }

  resetPassword(token: string, password: string, address: string): Promise<ChangedUser | Problem> {
    return orProblem(async () => ({
      user: await this.now(await this.links.resetPassword(token, password, address)),
    }));
  }

  async startEmailVerification(userId: string): Promise<MailedLink | undefined> {
    return isUserId(userId) ? this.links.startEmailVerification(userId) : undefined;
  }

  verifyEmail(token: string, address: string): Promise<ChangedUser | Problem> {
    return orProblem(async () => {
      const { userId, change: emailChange } = await this.links.verifyEmail(token, address);
      return { user: await this.now(userId), emailChange };
    });
  }

  undoEmailChange(token: string, password: string, address: string): Promise<ChangedUser | Problem> {
    return orProblem(async () => ({
      user: await this.now(await this.links.undoEmailChange(token, password, address)),
    }));
  }

  private change(userId: string, raw: object, visit: WebsiteVisit): Promise<ChangedUser | Problem> {
    return orProblem(async () => {
      const changes = await this.body.transform(raw);
      const { id } = await this.now(userId);
      const emailChange = await this.users.changeOnWebsite(id as UserId, changes, visit);
      return { user: await this.now(userId), emailChange };
    });
  }

  /** A user who was there a moment ago; a ban in between is for the next question to tell. */
  private async now(userId: string): Promise<TokenUser> {
    const user = await this.authority.describeUser(userId);
    if (isRejected(user)) throw unavailable({ what: 'user' });
    return user;
  }
}
