import { hidden } from '../pages/form.js';
import { html } from '../pages/html.js';
import { notePage } from '../pages/note.page.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

const { verification } = texts;
const toAccount = ['/users', texts.account.link] as const;

export const verificationPage = (formToken: string, token: string): Page => ({
  status: 200,
  title: verification.title,
  body: html`<p>${verification.text}</p>
    <form method="post" action="/users/verify-email">
      ${hidden('form_token', formToken)} ${hidden('token', token)}
      <button>${verification.button}</button>
    </form>`,
});

export const verified = notePage({
  title: verification.doneTitle,
  text: verification.done,
  link: toAccount,
});

export const invalidLink = notePage({
  title: verification.deadTitle,
  text: verification.dead,
  link: toAccount,
  status: 400,
});
