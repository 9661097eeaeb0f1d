import { field, hidden, newPasswordField, problemSummary, type FormRejection } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

export interface RegistrationView extends Partial<FormRejection> {
  readonly formToken: string;
  /** Redirect after the login; empty for none. */
  readonly next: string;
  readonly username?: string;
  readonly email?: string;
}

const { register } = texts;
const loginPath = (next: string): string =>
  `/users/login${next === '' ? '' : `?${new URLSearchParams({ next })}`}`;

const username = {
  name: 'username',
  label: texts.username,
  type: 'text',
  autocomplete: 'username',
  hint: register.usernameHint,
} as const;
const email = { name: 'email', label: texts.email, type: 'email', autocomplete: 'email' } as const;
const password = newPasswordField(texts.password);

export const registrationPage = ({ formToken, next, problem, ...view }: RegistrationView): Page => ({
  status: view.status ?? 200,
  retryAfter: view.retryAfter,
  title: register.title,
  body: html`${problemSummary(problem)}
    <form method="post" action="/users/register">
      ${hidden('form_token', formToken)} ${hidden('next', next)}
      ${field({ ...username, value: view.username ?? '' }, problem)}
      ${field({ ...email, value: view.email ?? '' }, problem)} ${field(password, problem)}
      <button>${register.button}</button>
    </form>
    <p><a href="${loginPath(next)}">${register.login}</a></p>`,
});
