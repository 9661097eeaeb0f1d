import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

/** Codes look like this; nothing else is shown as one, whoever made the address. */
const codePattern = /^[\w-]{43}$/;

const { callback } = texts;

/** The code for the user to copy; without one, the client was rejected. */
export const callbackPage = (client: string, code: string): Page =>
  codePattern.test(code)
    ? {
        status: 200,
        title: callback.title(client),
        body: html`<p id="code-hint">${callback.text}</p>
          <label for="code">${callback.label}</label>
          <input id="code" type="text" readonly value="${code}" aria-describedby="code-hint" />`,
      }
    : { status: 200, title: callback.rejectedTitle, body: html`<p role="alert">${callback.rejected}</p>` };
