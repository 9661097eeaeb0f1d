import { sourcesOf } from '../requests/redirect-uris.js';
import { field, hidden, problemSummary, type FormRejection } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { passkeyForm } from '../second-factor/passkey-form.js';
import type { PasskeyPrompt } from '../second-factor/passkeys.service.js';
import { type ProviderButton, providerButtons } from './provider-buttons.js';

/** The client that sent the visitor to the login. */
export interface ReferringClient {
  readonly clientName: string;
  readonly isConsole: boolean;
  readonly redirectUri: string;
  /** What the client expects the user to enter as the name. */
  readonly loginHint: string;
}

/** A user who is logged in already. */
export interface KnownUser {
  readonly username: string;
  /** Whether another login is not required. */
  readonly mayContinue: boolean;
}

export interface LoginView extends Partial<FormRejection> {
  readonly formToken: string;
  /** Redirect after the login; empty for none. */
  readonly next: string;
  readonly referringClient: ReferringClient | undefined;
  readonly username?: string;
  readonly known?: KnownUser | undefined;
  /** Whether the user has just logged out. */
  readonly isLoggedOut?: boolean;
  /** Undefined where browsers offer no passkeys. */
  readonly passkey?: PasskeyPrompt | undefined;
  /** Through which the user may log in instead. */
  readonly providers: readonly ProviderButton[];
}

const { login, loggedIn, passkeys, reauthentication } = texts;
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

const knownUser = ({ username: name, mayContinue }: KnownUser, next: string) =>
  mayContinue
    ? html`<p><a href="${next}">${reauthentication.account(name)}</a></p>`
    : html`<p>${reauthentication.text}</p>`;

const titleFor = (client: ReferringClient | undefined): string =>
  client?.isConsole === true ? login.toConsole : login.title;
const clientNote = ({ isConsole, clientName }: ReferringClient) =>
  isConsole ? undefined : html`<p>${login.to(clientName)}</p>`;

const loggedOutNotice = html`<p role="status" class="notice">${login.loggedOut}</p>`;

const passkeyLogin = (formToken: string, next: string, prompt: PasskeyPrompt) =>
  passkeyForm({
    action: '/users/login/passkey',
    does: 'get',
    prompt,
    fields: { form_token: formToken, next },
    button: passkeys.logIn,
  });

export function loginPage({
  formToken,
  next,
  referringClient,
  problems,
  known,
  providers,
  ...view
}: LoginView): Page {
  const { passkey } = view;
  return {
    hasScript: passkey !== undefined,
    hasNotice: true,
    status: view.status ?? 200,
    retryAfter: view.retryAfter,
    title: titleFor(referringClient),
    // With a stored consent the login redirects directly to the client.
    formAction: referringClient && sourcesOf(referringClient.redirectUri),
    body: html`${problemSummary(problems)} ${view.isLoggedOut === true ? loggedOutNotice : undefined}
      ${referringClient && clientNote(referringClient)} ${known && knownUser(known, next)}
      <form method="post" action="/users/login">
        ${hidden('form_token', formToken)} ${hidden('next', next)}
        ${field({ ...username, value: view.username ?? '' }, problems)} ${field(password, problems)}
        <button>${login.button}</button>
      </form>
      ${passkey && passkeyLogin(formToken, next, passkey)} ${providerButtons(providers, next)}
      <p><a href="/users/forgot-password">${login.forgotten}</a></p>
      <p><a href="${registerPath(next)}">${login.register}</a></p>`,
  };
}

/** For logged-in users without a redirect. */
export const loggedInPage = (formToken: string): Page => ({
  status: 200,
  title: loggedIn.title,
  body: html`<p>${loggedIn.text}</p>
    <p><a href="/">${loggedIn.console}</a></p>
    <form method="post" action="/users/logout">
      ${hidden('form_token', formToken)}
      <button class="second">${loggedIn.button}</button>
    </form>
    <p><a href="/users">${loggedIn.account}</a></p>`,
});
