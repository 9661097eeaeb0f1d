import { renderSVG } from 'uqr';
import { field, type FormProblem, type FormRejection, hidden, problemSummary } from '../pages/form.js';
import { Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

const { secondFactor, twoStep } = texts;

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
}

const statusOf = ({ status = 200, retryAfter }: Partial<FormRejection>) => ({ status, retryAfter });

/** The second step of a login. */
export const codePage = ({ formToken, pending, problem, ...view }: CodeView): Page => ({
  ...statusOf(view),
  title: secondFactor.title,
  formAction: view.formAction,
  body: html`${problemSummary(problem)}
    <p>${secondFactor.text}</p>
    <form method="post" action="/users/login/code">
      ${hidden('form_token', formToken)} ${hidden('pending', pending)} ${field(code, problem)}
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
}

const name = { name: 'name', label: twoStep.name, type: 'text', autocomplete: 'off' } as const;
const confirmation = { ...code, label: twoStep.confirm };

const appForm = ({ formToken, app, pending }: NewAppView, problem: FormProblem | undefined): Html =>
  html`<p>${twoStep.scan}</p>
    <div class="qr" role="img" aria-label="${twoStep.qr}">${new Html(renderSVG(app.uri))}</div>
    <p>${twoStep.manual(app.secret)}</p>
    <form
      method="post"
      action="${pending === undefined ? '/users/two-step/confirm' : '/users/login/enrolment'}"
    >
      ${hidden('form_token', formToken)} ${hidden('id', app.id)} ${hidden('secret', app.secret)}
      ${hidden('uri', app.uri)} ${pending === undefined ? undefined : hidden('pending', pending)}
      ${field({ ...name, value: 'my phone' }, problem)} ${field(confirmation, problem)}
      <button>${twoStep.confirmButton}</button>
    </form>`;

/** Picture and form for a new authenticator app: on the account's page, or at a login that needs one. */
export const newAppPage = (view: NewAppView): Page => ({
  ...statusOf(view),
  title: view.pending === undefined ? twoStep.appTitle : secondFactor.enrolTitle,
  formAction: view.formAction,
  body: html`${problemSummary(view.problem)}
  ${view.pending === undefined ? undefined : html`<p>${secondFactor.enrolText}</p>`}
  ${appForm(view, view.problem)}`,
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
