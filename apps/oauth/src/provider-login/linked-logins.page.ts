import type { account } from '@fieldpost/contracts';
import { toAccount } from '../members/profile.page.js';
import { type FormRejection, hidden, problemSummary } from '../pages/form.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import type { Provider } from '../providers/identity.js';
import { withQuery } from '../requests/redirect-uris.js';

const { linkedLogins: words } = texts;
const path = '/users/linked-logins';

export interface LinkedLoginsView extends Partial<FormRejection> {
  readonly formToken: string;
  readonly logins: readonly account.LinkedLogin__Output[];
  /** Providers that can be linked. */
  readonly others: readonly Provider[];
}

/** A day, in UTC. */
const day = (seconds: string): string => new Date(Number(seconds) * 1000).toISOString().slice(0, 10);

const item = (formToken: string, login: account.LinkedLogin__Output): Html =>
  html`<li>
    <p>
      ${words.item(login.name, login.label)}<br />
      ${words.times(day(login.created), day(login.last_used))}
    </p>
    ${
      login.removable
        ? html`<form method="post" action="${path}/remove">
            ${hidden('form_token', formToken)} ${hidden('provider', login.provider)}
            <button class="second">${words.remove}</button>
          </form>`
        : html`<p class="hint">${words.only}</p>`
    }
  </li>`;

export const linkedLoginsPage = ({
  formToken,
  logins,
  others,
  problems,
  status,
}: LinkedLoginsView): Page => ({
  status: status ?? 200,
  isOfAccount: true,
  title: words.title,
  body: html`${problemSummary(problems)}
    <p>${logins.length === 0 ? words.none : words.text}</p>
    <ul>
      ${logins.map((login) => item(formToken, login))}
    </ul>
    ${others.map(
      ({ id, name }) =>
        html`<p>
          <a href="${withQuery(`/users/login/providers/${encodeURIComponent(id)}`, { next: path })}"
            >${words.add(name)}</a
          >
        </p>`,
    )}
    ${toAccount}`,
});

export interface ConfirmationView {
  readonly formToken: string;
  readonly label: string;
  readonly provider: string;
  readonly username: string;
}

/** Asks whether the login that has just been made is to be linked. */
export const confirmationPage = ({ formToken, label, provider, username }: ConfirmationView): Page => ({
  status: 200,
  title: words.confirmTitle,
  body: html`<p>${words.confirm(label, provider, username)}</p>
    <form method="post" action="${path}">
      ${hidden('form_token', formToken)}
      <button name="decision" value="yes">${words.confirmButton}</button>
      <button name="decision" value="no" class="second">${words.cancel}</button>
    </form>`,
});
