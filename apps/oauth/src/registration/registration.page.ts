import { field, hidden, newPasswordField, type Problem, problemSummary } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

export interface RegistrationView {
  readonly formToken: string;
  /** Where to go afterwards; empty for nowhere. */
  readonly next: string;
  readonly username?: string;
  readonly email?: string;
  readonly problem?: Problem;
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

/** What no member is to blame for is that too many register. */
function statusOf(problem: Problem | undefined): number {
  if (!problem) return 200;
  return problem.field === undefined ? 429 : 400;
}

export const registrationPage = ({ formToken, next, problem, ...typed }: RegistrationView): Page => ({
  status: statusOf(problem),
  title: register.title,
  body: html`${problemSummary(problem)}
    <form method="post" action="/users/register">
      ${hidden('form_token', formToken)} ${hidden('next', next)}
      ${field({ ...username, value: typed.username ?? '' }, problem)}
      ${field({ ...email, value: typed.email ?? '' }, problem)} ${field(password, problem)}
      <button>${register.button}</button>
    </form>
    <p><a href="${loginPath(next)}">${register.login}</a></p>`,
});
