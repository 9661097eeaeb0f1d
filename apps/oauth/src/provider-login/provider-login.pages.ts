import { hidden } from '../pages/form.js';
import { html } from '../pages/html.js';
import { notePage } from '../pages/note.page.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { withQuery } from '../requests/redirect-uris.js';

const { providers: words } = texts;

const loginPath = (next: string): string =>
  next === '' ? '/users/login' : withQuery('/users/login', { next });

/** A login that did not work, with the way back. */
export const failedPage = (text: string, next: string, status: number): Page =>
  notePage({ title: words.failedTitle, text, link: [loginPath(next), words.again], status });

export interface UnlinkedView {
  readonly formToken: string;
  /** Address or user name at the provider. */
  readonly label: string;
  readonly provider: string;
  readonly mayCreate: boolean;
  /** Sources that the form may redirect to. */
  readonly formAction: string | undefined;
}

/** For a person whom no account is linked with. */
export const unlinkedPage = ({ formToken, label, provider, mayCreate, formAction }: UnlinkedView): Page => ({
  status: 200,
  title: words.unlinkedTitle,
  formAction,
  body: html`<p>${words.unlinked(label, provider)}</p>
    <p>${words.existing}</p>
    <p><a href="${loginPath('/users/linked-logins')}">${words.existingLink}</a></p>
    ${
      mayCreate
        ? html`<p>${words.create}</p>
            <form method="post" action="/users/login/providers">
              ${hidden('form_token', formToken)}
              <button class="second">${words.createButton}</button>
            </form>`
        : html`<p>${words.noCreate}</p>`
    }`,
});
