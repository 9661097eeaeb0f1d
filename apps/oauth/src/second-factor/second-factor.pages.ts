import { renderSVG } from 'uqr';
import { field, type FormRejection, hidden, problemSummary } from '../pages/form.js';
import { Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { passkeyForm } from './passkey-form.js';
import type { PasskeyPrompt } from './passkeys.service.js';

const { passkeys, secondFactor, twoStep } = texts;

const code = {
  name: 'code',
  label: secondFactor.code,
  type: 'text',
  autocomplete: 'one-time-code',
} as const;

export interface CodeView extends Partial<FormRejection> {
  readonly formToken: string;
  /** The sealed login. */
  readonly pending: string;
  /** Sources that the form may redirect to. */
  readonly formAction?: string | undefined;
  /** Undefined for a user without a passkey. */
  readonly passkey?: PasskeyPrompt | undefined;
}

const statusOf = ({ status = 200, retryAfter }: Partial<FormRejection>) => ({ status, retryAfter });

const passkeyStep = (formToken: string, pending: string, prompt: PasskeyPrompt): Html =>
  passkeyForm({
    action: '/users/login/passkey-step',
    does: 'get',
    prompt,
    fields: { form_token: formToken, pending },
    button: passkeys.use,
  });

/** The second step of a login. */
export const codePage = ({ formToken, pending, problems, passkey, ...view }: CodeView): Page => ({
  ...statusOf(view),
  title: secondFactor.title,
  formAction: view.formAction,
  hasScript: passkey !== undefined,
  body: html`${problemSummary(problems)}
    <p>${passkey ? secondFactor.textPasskey : secondFactor.text}</p>
    ${passkey && passkeyStep(formToken, pending, passkey)}
    <form method="post" action="/users/login/code">
      ${hidden('form_token', formToken)} ${hidden('pending', pending)} ${field(code, problems)}
      <label class="choice"
        ><input type="checkbox" name="remember" value="yes" />${secondFactor.remember}</label
      >
      <button>${secondFactor.button}</button>
    </form>
    <p><a href="/users/login">${secondFactor.back}</a></p>`,
});

/** The secret of a new authenticator app. */
export interface NewApp {
  readonly id: string;
  readonly secret: string;
  readonly uri: string;
}

export interface NewAppView extends Partial<FormRejection> {
  readonly formToken: string;
  readonly app: NewApp;
  /** At a login that needs a second factor: the sealed login. */
  readonly pending?: string;
  readonly formAction?: string | undefined;
  /** At such a login, the passkey that can be created instead. */
  readonly passkey?: PasskeyPrompt | undefined;
}

const name = { name: 'name', label: twoStep.name, type: 'text', autocomplete: 'off' } as const;
const confirmation = { ...code, label: twoStep.confirm };

const appForm = ({ formToken, app, pending, problems }: NewAppView): Html =>
  html`<p>${twoStep.scan}</p>
    <div class="qr" role="img" aria-label="${twoStep.qr}">${new Html(renderSVG(app.uri))}</div>
    <p>${twoStep.manual(app.secret)}</p>
    <form
      method="post"
      action="${pending === undefined ? '/users/two-step/confirm' : '/users/login/enrolment'}"
    >
      ${hidden('form_token', formToken)} ${hidden('id', app.id)} ${hidden('secret', app.secret)}
      ${hidden('uri', app.uri)} ${pending === undefined ? undefined : hidden('pending', pending)}
      ${field({ ...name, value: 'my phone' }, problems)} ${field(confirmation, problems)}
      <button>${twoStep.confirmButton}</button>
    </form>`;

/** Picture and form for a new authenticator app: on the account's page, or at a login that needs one. */
export const newAppPage = (view: NewAppView): Page => ({
  ...statusOf(view),
  isOfAccount: view.pending === undefined,
  title: view.pending === undefined ? twoStep.appTitle : secondFactor.enrolTitle,
  formAction: view.formAction,
  hasScript: view.passkey !== undefined,
  body: html`${problemSummary(view.problems)}
  ${view.pending === undefined ? undefined : html`<p>${secondFactor.enrolText}</p>`} ${appForm(view)}
  ${view.passkey && passkeyEnrolment(view, view.passkey)}`,
});

const passkeyEnrolment = ({ formToken, pending = '' }: NewAppView, prompt: PasskeyPrompt): Html =>
  html`<p>${secondFactor.enrolPasskey}</p>
    ${passkeyForm({
      action: '/users/login/passkey-enrolment',
      does: 'create',
      prompt,
      fields: { form_token: formToken, pending },
      button: passkeys.create,
    })}`;

/** The form for a new passkey, on the account's page. */
export const newPasskeyPage = (
  formToken: string,
  prompt: PasskeyPrompt,
  rejection: Partial<FormRejection> = {},
): Page => ({
  ...statusOf(rejection),
  isOfAccount: true,
  title: passkeys.add,
  hasScript: true,
  body: html`${problemSummary(rejection.problems)}
    <p>${passkeys.addText}</p>
    <p data-passkey-host hidden>${passkeys.otherHost} <a href="/users/two-step">${twoStep.title}</a></p>
    ${passkeyForm({
      action: '/users/two-step/passkeys/confirm',
      does: 'create',
      prompt,
      fields: { form_token: formToken },
      button: passkeys.create,
      problems: rejection.problems,
    })}
    <p><a href="/users/two-step">${twoStep.done}</a></p>`,
});

/** Recovery codes, with the page to continue with. */
export const codesPage = (codes: readonly string[], to: string): Page => ({
  status: 200,
  title: twoStep.codesTitle,
  body: html`<p>${twoStep.codes}</p>
    <ul>
      ${codes.map((one) => html`<li><code>${one}</code></li>`)}
    </ul>
    <p><a href="${to}">${twoStep.continue}</a></p>`,
});
