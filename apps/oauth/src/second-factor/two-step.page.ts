import type { account } from '@fieldpost/contracts';
import { generalScopeSentences } from '@fieldpost/domain';
import { toAccount } from '../members/profile.page.js';
import { field, type FormRejection, hidden, problemSummary } from '../pages/form.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { offeredScopes } from './second-factor.dto.js';

const { twoStep } = texts;

export interface TwoStepView extends Partial<FormRejection> {
  readonly formToken: string;
  readonly described: account.SecondFactorsDescription__Output;
  /** Whether browsers offer passkeys at this website. */
  readonly offersPasskeys: boolean;
}

/** A day, in UTC. */
const day = (seconds: string): string =>
  seconds === '0' ? twoStep.never : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);

type Row = Pick<account.SecondFactor__Output, 'id' | 'name' | 'created' | 'last_used'>;

const rows = (formToken: string, action: string, label: string, all: readonly Row[]): Html =>
  html`<ul>
    ${all.map(
      (row) =>
        html`<li>
          <p>${row.name}, ${twoStep.times(day(row.created), day(row.last_used))}</p>
          <form method="post" action="${action}">
            ${hidden('form_token', formToken)} ${hidden('id', row.id)}
            <button class="second">${label}</button>
          </form>
        </li>`,
    )}
  </ul>`;

const button = (formToken: string, action: string, label: string): Html =>
  html`<form method="post" action="${action}">
    ${hidden('form_token', formToken)}
    <button class="second">${label}</button>
  </form>`;

const passkeys = ({ formToken, described }: TwoStepView): Html =>
  html`<h2>${texts.passkeys.title}</h2>
    <p>${texts.passkeys.text}</p>
    ${rows(formToken, '/users/two-step/remove', twoStep.remove, described.passkeys)}
    ${button(formToken, '/users/two-step/passkeys', texts.passkeys.add)}`;

const recovery = ({ formToken, described }: TwoStepView): Html =>
  html`<h2>${twoStep.recovery}</h2>
    <p>${twoStep.recoveryLeft(described.recovery_codes)}</p>
    ${button(formToken, '/users/two-step/recovery-codes', twoStep.renew)}`;

const appPasswordName = {
  name: 'name',
  label: twoStep.appPasswordName,
  type: 'text',
  autocomplete: 'off',
} as const;

const appPasswordForm = ({ formToken, problems }: TwoStepView): Html =>
  html`<form method="post" action="/users/two-step/app-passwords">
    ${hidden('form_token', formToken)} ${field(appPasswordName, problems)}
    <fieldset>
      <legend>${twoStep.scopes}</legend>
      ${offeredScopes.map(
        (scope) =>
          html`<label class="choice"
            ><input
              type="checkbox"
              name="${scope}"
              value="yes"
              checked
            />${generalScopeSentences[scope]}</label
          >`,
      )}
    </fieldset>
    <button class="second">${twoStep.addAppPassword}</button>
  </form>`;

/** Second factors and app passwords of the user. */
export const twoStepPage = (view: TwoStepView): Page => {
  const { formToken, described } = view;
  const isOn = described.factors.length + described.passkeys.length > 0;
  return {
    status: view.status ?? 200,
    isOfAccount: true,
    title: twoStep.title,
    body: html`${problemSummary(view.problems)}
      <p>${twoStep.text}</p>
      ${isOn ? undefined : html`<p>${twoStep.none}</p>`} ${view.offersPasskeys ? passkeys(view) : undefined}
      <h2>${twoStep.apps}</h2>
      ${rows(formToken, '/users/two-step/remove', twoStep.remove, described.factors)}
      ${button(formToken, '/users/two-step/apps', twoStep.addApp)} ${isOn ? recovery(view) : undefined}
      <h2>${twoStep.appPasswords}</h2>
      <p>${twoStep.appPasswordsText}</p>
      ${rows(
        formToken,
        '/users/two-step/app-passwords/remove',
        twoStep.removeAppPassword,
        described.app_passwords,
      )}
      ${appPasswordForm(view)} ${toAccount}`,
  };
};

/** A new app password, which is shown once. */
export const appPasswordPage = (name: string, password: string): Page => ({
  status: 200,
  isOfAccount: true,
  title: twoStep.madeTitle,
  body: html`<p>${twoStep.made(name)}</p>
    <p><code>${password}</code></p>
    <p><a href="/users/two-step">${twoStep.done}</a></p>`,
});
