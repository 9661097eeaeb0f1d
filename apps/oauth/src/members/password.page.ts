import { field, hidden, newPasswordField, problemSummary, type FormRejection } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { toAccount } from './profile.page.js';

const { newPassword } = texts;
const oldPassword = {
  name: 'old_password',
  label: newPassword.old,
  type: 'password',
  autocomplete: 'current-password',
} as const;

export interface PasswordView {
  readonly formToken: string;
  /** The fewest characters of a password; zero where it is not known. */
  readonly shortestPassword: number;
}

export const passwordPage = (
  { formToken, shortestPassword }: PasswordView,
  rejected?: FormRejection,
): Page => ({
  status: rejected?.status ?? 200,
  retryAfter: rejected?.retryAfter,
  isOfAccount: true,
  title: newPassword.title,
  body: html`${problemSummary(rejected?.problems)}
    <p>${newPassword.text}</p>
    <form method="post" action="/users/password">
      ${hidden('form_token', formToken)} ${field(oldPassword, rejected?.problems)}
      ${field(newPasswordField(newPassword.next, shortestPassword), rejected?.problems)}
      <button>${newPassword.button}</button>
    </form>
    ${toAccount}`,
});
