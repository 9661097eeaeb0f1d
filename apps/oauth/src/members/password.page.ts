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
const password = newPasswordField(newPassword.next);

export const passwordPage = (formToken: string, rejected?: FormRejection): Page => ({
  status: rejected?.status ?? 200,
  retryAfter: rejected?.retryAfter,
  title: newPassword.title,
  body: html`${problemSummary(rejected?.problem)}
    <p>${newPassword.text}</p>
    <form method="post" action="/users/password">
      ${hidden('form_token', formToken)} ${field(oldPassword, rejected?.problem)}
      ${field(password, rejected?.problem)}
      <button>${newPassword.button}</button>
    </form>
    ${toAccount}`,
});
