import { hidden } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { sourcesOf } from '../requests/redirect-uris.js';
import type { EndSessionQuery } from './end-session.dto.js';

export interface EndSessionView {
  readonly formToken: string;
  readonly query: EndSessionQuery;
  /** Name of the client that sent the request, if it is known. */
  readonly clientName: string | undefined;
  /** Whether the page that asks is about another user than the one who is logged in. */
  readonly isOfOther: boolean;
}

const { endSession } = texts;

const textOf = ({ clientName, isOfOther }: Pick<EndSessionView, 'clientName' | 'isOfOther'>): string => {
  if (isOfOther) return endSession.other;
  return clientName === undefined ? endSession.text : endSession.by(clientName);
};

/** Asks whether the user wants to log out. */
export const endSessionPage = ({ formToken, query, ...about }: EndSessionView): Page => ({
  status: 200,
  title: endSession.title,
  formAction: query.post_logout_redirect_uri === '' ? undefined : sourcesOf(query.post_logout_redirect_uri),
  body: html`<p>${textOf(about)}</p>
    <form method="post" action="/users/end-session">
      ${hidden('form_token', formToken)} ${Object.entries(query).map(([name, value]) => hidden(name, value))}
      <button name="decision" value="log out">${endSession.button}</button>
      <button name="decision" value="stay" class="second">${endSession.stay}</button>
    </form>`,
});
