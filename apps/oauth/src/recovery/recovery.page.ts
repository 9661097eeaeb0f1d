import {
  field,
  hidden,
  newPasswordField,
  type FormProblem,
  problemSummary,
  type FormRejection,
} from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

const { forgotten } = texts;

const username = {
  name: 'username',
  label: texts.login.usernameOrEmail,
  type: 'text',
  autocomplete: 'username',
} as const;

export const forgottenPage = (formToken: string, rejected?: FormRejection): Page => ({
  status: rejected?.status ?? 200,
  retryAfter: rejected?.retryAfter,
  title: forgotten.title,
  body: html`${problemSummary(rejected?.problems)}
    <p>${forgotten.text}</p>
    <form method="post" action="/users/forgot-password">
      ${hidden('form_token', formToken)} ${field(username, rejected?.problems)}
      <button>${forgotten.button}</button>
    </form>
    <p><a href="/users/login">${forgotten.login}</a></p>`,
});

/** The form for a new password by a mailed link. */
export interface NewPasswordForm {
  readonly action: string;
  readonly words: { readonly title: string; readonly password: string; readonly button: string };
  /** Further effects of the form. */
  readonly text?: string;
}

export interface NewPasswordView {
  readonly formToken: string;
  readonly token: string;
  /** The fewest characters of a password; zero where it is not known. */
  readonly shortestPassword: number;
  readonly problems?: readonly FormProblem[];
}

export const newPasswordPage = (
  { action, words, text }: NewPasswordForm,
  { formToken, token, shortestPassword, problems }: NewPasswordView,
): Page => ({
  status: problems ? 400 : 200,
  title: words.title,
  body: html`${problemSummary(problems)} ${text === undefined ? undefined : html`<p>${text}</p>`}
    <form method="post" action="${action}">
      ${hidden('form_token', formToken)} ${hidden('token', token)}
      ${field(newPasswordField(words.password, shortestPassword), problems)}
      <button>${words.button}</button>
    </form>`,
});
