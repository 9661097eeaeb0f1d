import type { account } from '@fieldpost/contracts';
import { groupsOfJane, userId } from './fake-website.js';

type Purpose = 'password' | 'email';

/** Verified by another user. */
export const takenEmail = 'taken@example.com';

const undoable = (former_email: string): account.EmailChange => ({
  former_email,
  undo_token: 'undo-link',
  undo_seconds: 604_800,
});

const dead: account.UserChange = { problem: 'Link not valid: it was used already', field: 'link' };

/** What the fake account says to the pages of the one user `jane`; links work once, and count up. */
export class FakeMembers {
  email = 'jane@example.com';
  isVerified = false;
  pending = '';
  name = { first_name: 'Jane', last_name: 'Doe' };
  private readonly links = new Map<string, Purpose>();
  private made = 0;

  constructor(
    private readonly passwords: Map<string, string>,
    private readonly validAfter: () => number,
    private readonly endAll: () => void,
  ) {}

  /** Jane as she was at the start; links stay good. */
  reset(): void {
    Object.assign(this, { email: 'jane@example.com', isVerified: false, pending: '' });
    this.name = { first_name: 'Jane', last_name: 'Doe' };
  }

  describe({ user_id, with_groups }: account.DescribeUserRequest__Output): account.UserDescription {
    if (user_id !== userId) return { rejection: 'USER', reason: 'unknown user' };
    const profile = {
      ...{ username: 'jane', email: this.email, ...this.name, valid: this.isVerified },
      pending_email: this.pending,
      groups: with_groups ? groupsOfJane : [],
    };
    return { rejection: 'NONE', profile, valid_after: this.validAfter() };
  }

  /** Another address needs the current password unless the login is at most five minutes old, as at account. */
  changeProfile(request: account.ChangeProfileRequest__Output): account.UserChange {
    const { email, first_name, last_name } = request;
    if (!email.includes('@'))
      return { problem: 'Email not valid: should look like an e-mail address', field: 'email' };
    const age = Math.floor(Date.now() / 1000) - Number(request.logged_in_at);
    const isProven = request.old_password === this.passwords.get('jane');
    if (email !== this.email && !isProven && (request.old_password !== '' || age > 300))
      return { problem: 'proof', field: 'old_password' };
    this.name = { first_name, last_name };
    return email === this.email ? this.changed() : this.move(email);
  }

  changePassword({ old_password, password }: account.ChangePasswordRequest__Output): account.UserChange {
    if (password.length < 8) return tooShort;
    if (old_password !== this.passwords.get('jane')) return { problem: 'wrong', field: 'old_password' };
    return this.setPassword(password);
  }

  startPasswordReset({ login }: account.StartPasswordResetRequest__Output): account.MailedLink {
    return ['jane', this.email].includes(login) ? this.link('password') : {};
  }

  resetPassword({ token, password }: account.ResetPasswordRequest__Output): account.UserChange {
    if (this.links.get(token) !== 'password') return dead;
    if (password.length < 8) return tooShort;
    this.links.delete(token);
    return this.setPassword(password);
  }

  startEmailVerification({ user_id }: account.StartEmailVerificationRequest__Output): account.MailedLink {
    const isWanted = user_id === userId && (!this.isVerified || this.pending !== '');
    if (!isWanted) return {};
    const email = this.pending || this.email;
    if (email === takenEmail) return { username: 'owner', email, taken: true };
    return { ...this.link('email'), email };
  }

  undoEmailChange({ token, password }: account.UndoEmailChangeRequest__Output): account.UserChange {
    if (token !== 'undo-link') return dead;
    if (password.length < 8) return tooShort;
    this.pending = '';
    return this.setPassword(password);
  }

  verifyEmail({ token }: account.VerifyEmailRequest__Output): account.UserChange {
    if (this.links.get(token) !== 'email') return dead;
    this.links.delete(token);
    if (this.pending === '') {
      this.isVerified = true;
      return this.changed();
    }
    const change = undoable(this.email);
    [this.email, this.pending] = [this.pending, ''];
    return { ...this.changed(), email_change: change };
  }

  private move(email: string): account.UserChange {
    const former = this.email;
    if (!this.isVerified) {
      this.email = email;
      return { ...this.changed(), email_change: { former_email: former } };
    }
    this.pending = email;
    return { ...this.changed(), email_change: undoable(former) };
  }

  private setPassword(password: string): account.UserChange {
    this.passwords.set('jane', password);
    this.endAll();
    return this.changed();
  }

  private changed(): account.UserChange {
    return { user_id: userId, username: 'jane', email: this.email, valid_after: this.validAfter() };
  }

  private link(purpose: Purpose): account.MailedLink {
    this.made += 1;
    const token = `${purpose}-link-${this.made}`;
    this.links.set(token, purpose);
    return { username: 'jane', email: this.email, token, seconds: 3600 };
  }
}

const tooShort: account.UserChange = {
  problem: 'Password not valid: should have at least 8 characters',
  field: 'password',
};
