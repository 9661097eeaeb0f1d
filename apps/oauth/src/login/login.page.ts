import { sourcesOf } from '../requests/redirect-uris.js';
import { field, hidden, problemSummary, type Rejected } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

/** The client that a visitor came from. */
export interface CameFrom {
  readonly clientName: string;
  readonly redirectUri: string;
}

export interface LoginView extends Partial<Rejected> {
  readonly formToken: string;
  /** Where to go afterwards; empty for nowhere. */
  readonly next: string;
  readonly cameFrom: CameFrom | undefined;
  readonly username?: string;
}

const { login, loggedIn } = texts;
const registerPath = (next: string): string =>
  `/users/register${next === '' ? '' : `?${new URLSearchParams({ next })}`}`;

const username = {
  name: 'username',
  label: login.usernameOrEmail,
  type: 'text',
  autocomplete: 'username',
} as const;
const password = {
  name: 'password',
  label: texts.password,
  type: 'password',
  autocomplete: 'current-password',
} as const;

export function loginPage({ formToken, next, cameFrom, problem, ...view }: LoginView): Page {
  return {
    status: view.status ?? 200,
    retryAfter: view.retryAfter,
    title: login.title,
    // A consent that is remembered leads from the login straight to the client.
    leadsTo: cameFrom && sourcesOf(cameFrom.redirectUri),
    body: html`${problemSummary(problem)} ${cameFrom && html`<p>${login.to(cameFrom.clientName)}</p>`}
      <form method="post" action="/users/login">
        ${hidden('form_token', formToken)} ${hidden('next', next)}
        ${field({ ...username, value: view.username ?? '' }, problem)} ${field(password, problem)}
        <button>${login.button}</button>
      </form>
      <p><a href="/users/forgot-password">${login.forgotten}</a></p>
      <p><a href="${registerPath(next)}">${login.register}</a></p>`,
  };
}

/** For who is logged in and wants nothing else. */
export const loggedInPage = (formToken: string): Page => ({
  status: 200,
  title: loggedIn.title,
  body: html`<p>${loggedIn.text}</p>
    <form method="post" action="/users/logout">
      ${hidden('form_token', formToken)}
      <button>${loggedIn.button}</button>
    </form>
    <p><a href="/users">${loggedIn.account}</a></p>`,
});
