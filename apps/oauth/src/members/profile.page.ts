import { field, hidden, problemSummary, type FormRejection } from '../pages/form.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

const { account, profile } = texts;

export interface OverviewView {
  readonly formToken: string;
  readonly username: string;
  readonly email: string;
  /** `pending`: a link can be mailed; `impossible`: this server sends no mail. */
  readonly verification: 'done' | 'pending' | 'impossible';
  /** The new address, not verified yet; empty when there is none. */
  readonly pendingEmail: string;
}

const pages = [
  ['/users/profile', profile.title],
  ['/users/password', texts.newPassword.title],
  ['/users/two-step', texts.twoStep.title],
  ['/users/linked-logins', texts.linkedLogins.title],
  ['/users/sessions', texts.sessions.title],
  ['/users/clients', texts.clients.title],
] as const;

const links = (): readonly Html[] =>
  pages.map(([path, title]) => html`<li><a href="${path}">${title}</a></li>`);

const mailAgain = (formToken: string): Html =>
  html`<form method="post" action="/users/verification-mail">
    ${hidden('form_token', formToken)}
    <button class="second">${account.mailAgain}</button>
  </form>`;

/** Only a verified address can have a pending one. */
const isVerified = (verification: OverviewView['verification'], pendingEmail: string): boolean =>
  verification === 'done' || pendingEmail !== '';

export const overviewPage = ({
  formToken,
  username,
  email,
  verification,
  pendingEmail,
}: OverviewView): Page => ({
  status: 200,
  isOfAccount: true,
  title: account.title,
  body: html`<p>${account.who(username)}</p>
    <p>${isVerified(verification, pendingEmail) ? account.verified(email) : account.unverified(email)}</p>
    ${pendingEmail === '' ? undefined : html`<p>${account.pending(pendingEmail)}</p>`}
    ${verification === 'pending' ? mailAgain(formToken) : undefined}
    <ul>
      ${links()}
    </ul>
    <form method="post" action="/users/logout">
      ${hidden('form_token', formToken)}
      <button class="second">${texts.loggedIn.button}</button>
    </form>`,
});

export interface ProfileView extends Partial<FormRejection> {
  readonly formToken: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const email = { name: 'email', label: texts.email, type: 'email', autocomplete: 'email' } as const;
const firstName = {
  name: 'first_name',
  label: profile.firstName,
  type: 'text',
  autocomplete: 'given-name',
  isOptional: true,
} as const;
const lastName = {
  name: 'last_name',
  label: profile.lastName,
  type: 'text',
  autocomplete: 'family-name',
  isOptional: true,
} as const;

const currentPassword = {
  name: 'old_password',
  label: profile.password,
  type: 'password',
  autocomplete: 'current-password',
  hint: profile.passwordHint,
  isOptional: true,
} as const;

/** Link to the overview, on every page of the account. */
export const toAccount = html`<p><a href="/users">${account.link}</a></p>`;

export const profilePage = ({ formToken, problems, ...view }: ProfileView): Page => ({
  status: view.status ?? 200,
  retryAfter: view.retryAfter,
  isOfAccount: true,
  title: profile.title,
  body: html`${problemSummary(problems)}
    <form method="post" action="/users/profile">
      ${hidden('form_token', formToken)} ${field({ ...firstName, value: view.firstName }, problems)}
      ${field({ ...lastName, value: view.lastName }, problems)}
      ${field({ ...email, value: view.email, hint: profile.emailHint }, problems)}
      ${field(currentPassword, problems)}
      <button>${profile.button}</button>
    </form>
    ${toAccount}`,
});
