import {
  field,
  hidden,
  newPasswordField,
  type Problem,
  problemSummary,
  type Refused,
} from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

const { forgotten, reset } = texts;

const username = {
  name: 'username',
  label: texts.login.usernameOrEmail,
  type: 'text',
  autocomplete: 'username',
} as const;
const password = newPasswordField(reset.password);

export const forgottenPage = (formToken: string, refused?: Refused): Page => ({
  status: refused?.status ?? 200,
  retryAfter: refused?.retryAfter,
  title: forgotten.title,
  body: html`${problemSummary(refused?.problem)}
    <p>${forgotten.text}</p>
    <form method="post" action="/users/forgot-password">
      ${hidden('form_token', formToken)} ${field(username, refused?.problem)}
      <button>${forgotten.button}</button>
    </form>
    <p><a href="/users/login">${forgotten.login}</a></p>`,
});

export interface ResetView {
  readonly formToken: string;
  readonly token: string;
  readonly problem?: Problem;
}

export const resetPage = ({ formToken, token, problem }: ResetView): Page => ({
  status: problem ? 400 : 200,
  title: reset.title,
  body: html`${problemSummary(problem)}
    <form method="post" action="/users/reset-password">
      ${hidden('form_token', formToken)} ${hidden('token', token)} ${field(password, problem)}
      <button>${reset.button}</button>
    </form>`,
});
