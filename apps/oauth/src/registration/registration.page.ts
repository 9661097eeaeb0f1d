import { field, hidden, newPasswordField, problemSummary, type FormRejection } from '../pages/form.js';
import { html } from '../pages/html.js';
import { notePage } from '../pages/note.page.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

export interface RegistrationView extends Partial<FormRejection> {
  readonly formToken: string;
  /** Redirect after the login; empty for none. */
  readonly next: string;
  /** Secret of the invitation; empty for none. */
  readonly invitation: string;
  /** The only address that the invitation is valid for; empty for any. */
  readonly invitedEmail: string;
  /** Whether an administrator approves the account. */
  readonly needsApproval: boolean;
  /** Whether who registers becomes the first administrator. */
  readonly makesAdministrator: boolean;
  /** The fewest characters of a password; zero where it is not known. */
  readonly shortestPassword: number;
  readonly username?: string;
  readonly email?: string;
}

const { register } = texts;
const loginPath = (next: string): string =>
  `/users/login${next === '' ? '' : `?${new URLSearchParams({ next })}`}`;

const username = {
  name: 'username',
  label: texts.username,
  type: 'text',
  autocomplete: 'username',
  hint: register.usernameHint,
} as const;
const email = { name: 'email', label: texts.email, type: 'email', autocomplete: 'email' } as const;

export const registrationPage = ({
  formToken,
  next,
  invitation,
  problems,
  ...view
}: RegistrationView): Page => ({
  status: view.status ?? 200,
  retryAfter: view.retryAfter,
  title: register.title,
  hasNotice: true,
  body: html`${problemSummary(problems)}
    ${view.makesAdministrator ? html`<p>${register.makesAdministrator}</p>` : undefined}
    ${view.needsApproval ? html`<p>${register.approvedBy}</p>` : undefined}
    <form method="post" action="/users/register">
      ${hidden('form_token', formToken)} ${hidden('next', next)} ${hidden('invitation', invitation)}
      ${field({ ...username, value: view.username ?? '' }, problems)}
      ${field({ ...email, value: view.email ?? view.invitedEmail }, problems)}
      ${field(newPasswordField(texts.password, view.shortestPassword), problems)}
      <button>${register.button}</button>
    </form>
    <p><a href="${loginPath(next)}">${register.login}</a></p>`,
});

const note = (title: string, text: string, status = 200): Page =>
  notePage({ title, text, status, link: ['/users/login', register.login] });

/** Instead of the form, when the visitor cannot register. */
export const deniedPages = {
  closed: note(register.closedTitle, register.closed, 403),
  invitation: note(register.invitationTitle, register.invitation, 403),
  deadInvitation: note(register.deadTitle, register.dead, 404),
} as const;
