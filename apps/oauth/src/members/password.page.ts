import { field, hidden, newPasswordField, problemSummary, type Refused } from '../pages/form.js';
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

export const passwordPage = (formToken: string, refused?: Refused): Page => ({
  status: refused?.status ?? 200,
  retryAfter: refused?.retryAfter,
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
