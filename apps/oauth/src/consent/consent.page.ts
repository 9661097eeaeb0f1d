import { scopesByDefault, scopeSentences } from '@fieldpost/domain';
import { afterLogin } from '../requests/after-login.js';
import { displayHostOf, sourcesOf, withQuery } from '../requests/redirect-uris.js';
import { hidden } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

/** The content of a consent page. */
export interface ConsentView {
  readonly client: {
    readonly name: string;
    readonly description: string;
    readonly scopes: readonly string[];
    readonly official: boolean;
  };
  readonly redirectUri: string;
  /** Who is logged in. */
  readonly username: string;
  /** None: all scopes of the client. */
  readonly scopes: readonly string[];
  /** Path and query of the request, where the form is sent. */
  readonly path: string;
  readonly formToken: string;
}

const { consent } = texts;

const otherLogin = (path: string): string =>
  withQuery('/users/login', { next: afterLogin(path), prompt: 'select_account' });

export function consentPage({ client, redirectUri, scopes, path, formToken, username }: ConsentView): Page {
  const wanted = scopeSentences(scopes.length > 0 ? scopes : scopesByDefault(client.scopes));
  return {
    status: 200,
    title: consent.title(client.name),
    formAction: sourcesOf(redirectUri),
    body: html`${client.description === '' ? undefined : html`<p>${client.description}</p>`}
      <p>${consent.account(username)} <a href="${otherLogin(path)}">${consent.other}</a></p>
      <p>${consent.wants(client.name)}</p>
      <ul>
        ${wanted.map((text) => html`<li>${text}</li>`)}
      </ul>
      <p>${client.official ? consent.official : consent.third}</p>
      <p class="hint">${consent.returns(displayHostOf(redirectUri))}</p>
      <form method="post" action="${path}">
        ${hidden('form_token', formToken)}
        <button name="decision" value="allow">${consent.allow}</button>
        <button name="decision" value="deny" class="second">${consent.deny}</button>
      </form>`,
  };
}
