import { field, hidden, type Problem, problemSummary } from '../pages/form.js';
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
const password = {
  name: 'password',
  label: newPassword.next,
  type: 'password',
  autocomplete: 'new-password',
  hint: texts.register.passwordHint,
} as const;

/** Why the password stays, and the status that says so. */
export interface Refused {
  readonly problem: Problem;
  readonly status: number;
}

export const passwordPage = (formToken: string, refused?: Refused): Page => ({
  status: refused?.status ?? 200,
  title: newPassword.title,
  body: html`${problemSummary(refused?.problem)}
    <p>${newPassword.text}</p>
    <form method="post" action="/users/password">
      ${hidden('form_token', formToken)} ${field(oldPassword, refused?.problem)}
      ${field(password, refused?.problem)}
      <button>${newPassword.button}</button>
    </form>
    ${toAccount}`,
});
