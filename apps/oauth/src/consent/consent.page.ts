import { distinctScopes, type EntityKind, type GeneralScope } from '@fieldpost/domain';
import { placeOf, sourcesOf } from '../requests/redirect-uris.js';
import { hidden } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

/** What the user is asked to allow. */
export interface ConsentQuestion {
  readonly client: {
    readonly name: string;
    readonly scopes: readonly string[];
    readonly official: boolean;
  };
  readonly redirectUri: string;
  /** None: everything that the client may ask for. */
  readonly scopes: readonly string[];
  /** Address of the request, to which the answer is sent. */
  readonly path: string;
  readonly formToken: string;
}

const { consent } = texts;
const inWords = {
  general: (scope: GeneralScope): string => consent.scopes[scope],
  entity: (kind: EntityKind, id: string): string => consent.entity[kind](id),
};

/** Each scope as a sentence. */
export function wishes(scopes: readonly string[]): readonly string[] {
  const { general, specific } = distinctScopes(scopes);
  return [...general.map(inWords.general), ...specific.map(({ kind, id }) => inWords.entity(kind, id))];
}

export function consentPage({ client, redirectUri, scopes, path, formToken }: ConsentQuestion): Page {
  const wanted = wishes(scopes.length > 0 ? scopes : client.scopes);
  return {
    status: 200,
    title: consent.title(client.name),
    leadsTo: sourcesOf(redirectUri),
    body: html`<p>${consent.wants(client.name)}</p>
      <ul>
        ${wanted.map((wish) => html`<li>${wish}</li>`)}
      </ul>
      <p>${client.official ? consent.official : consent.third}</p>
      <p class="hint">${consent.returns(placeOf(redirectUri))}</p>
      <form method="post" action="${path}">
        ${hidden('form_token', formToken)}
        <button name="decision" value="allow">${consent.allow}</button>
        <button name="decision" value="deny" class="second">${consent.deny}</button>
      </form>`,
  };
}
