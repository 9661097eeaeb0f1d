import { scopeSentences } from '@fieldpost/domain';
import type { AuthorizedClient } from '../consent/authorized-clients.operations.js';
import { hidden } from '../pages/form.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { toAccount } from './profile.page.js';

const { clients: words } = texts;

const item = (formToken: string, { name, description, scope }: AuthorizedClient): Html =>
  html`<li>
    <h2>${description}</h2>
    <ul>
      ${scopeSentences(scope).map((text) => html`<li>${text}</li>`)}
    </ul>
    <form method="post" action="/users/clients">
      ${hidden('form_token', formToken)} ${hidden('client', name)}
      <button class="second">${words.withdraw(description)}</button>
    </form>
  </li>`;

export const clientsPage = (formToken: string, clients: readonly AuthorizedClient[]): Page => ({
  status: 200,
  isOfAccount: true,
  title: words.title,
  body: html`<p>${clients.length === 0 ? words.none : words.text}</p>
    <ul>
      ${clients.map((client) => item(formToken, client))}
    </ul>
    ${toAccount}`,
});
