import { type AppError, kinds } from '@fieldpost/errors';
import { hidden } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { displayHostOf, sourcesOf } from '../requests/redirect-uris.js';

export interface RequestErrorView {
  readonly client: { readonly name: string };
  readonly redirectUri: string;
  readonly failure: AppError;
  /** Path and query of the request; the form repeats it, and the error is then sent to the client. */
  readonly path: string;
  readonly formToken: string;
}

const { requestError } = texts;

/** Shows an error of a client without a consent, with a button that reports it to the client. */
export const requestErrorPage = ({
  client,
  redirectUri,
  failure,
  path,
  formToken,
}: RequestErrorView): Page => ({
  status: kinds[failure.kind].http,
  retryAfter: failure.retryAfter,
  title: requestError.title,
  formAction: sourcesOf(redirectUri),
  body: html`<p role="alert">${requestError.text(client.name)}</p>
    <p><code>${failure.message}</code></p>
    <form method="post" action="${path}">
      ${hidden('form_token', formToken)}
      <button name="decision" value="return" class="second">
        ${requestError.button(displayHostOf(redirectUri))}
      </button>
    </form>`,
});
