import { field, hidden, newPasswordField, problemSummary } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import type { ResetView } from './recovery.page.js';

const { undo } = texts;
const password = newPasswordField(undo.password);

export const undoPage = ({ formToken, token, problem }: ResetView): Page => ({
  status: problem ? 400 : 200,
  title: undo.title,
  body: html`${problemSummary(problem)}
    <p>${undo.text}</p>
    <form method="post" action="/users/undo-email-change">
      ${hidden('form_token', formToken)} ${hidden('token', token)} ${field(password, problem)}
      <button>${undo.button}</button>
    </form>`,
});
