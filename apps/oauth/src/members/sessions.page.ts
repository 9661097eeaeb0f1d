import { textOfMoment } from '@fieldpost/domain';
import { hidden } from '../pages/form.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import type { Session } from '../sessions/sessions.repository.js';
import { toAccount } from './profile.page.js';

export interface SessionsView {
  readonly formToken: string;
  /** Digest of the current session. */
  readonly own: string;
  readonly sessions: readonly Session[];
}

const { sessions: words } = texts;

const endForm = (formToken: string, session: string, label: string): Html =>
  html`<form method="post" action="/users/sessions">
    ${hidden('form_token', formToken)} ${hidden('session', session)}
    <button class="second">${label}</button>
  </form>`;

const item = ({ formToken, own }: SessionsView, session: Session): Html =>
  html`<li>
    <p>
      ${session.browser ?? words.unknownBrowser}, ${session.address ?? words.unknownAddress}<br />
      ${words.times(textOfMoment(session.created), textOfMoment(session.used))}
    </p>
    ${session.digest === own ? html`<p>${words.own}</p>` : endForm(formToken, session.digest, words.end)}
  </li>`;

export const sessionsPage = (view: SessionsView): Page => ({
  status: 200,
  isOfAccount: true,
  title: words.title,
  body: html`<p>${words.text}</p>
    <ul>
      ${view.sessions.map((session) => item(view, session))}
    </ul>
    ${view.sessions.length > 1 ? endForm(view.formToken, '', words.endOthers) : undefined} ${toAccount}`,
});
