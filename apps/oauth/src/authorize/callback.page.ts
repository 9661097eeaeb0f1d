import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

/** The format of codes; other text in the URL is not shown. */
const codePattern = /^[\w-]{43}$/;

const { callback } = texts;

/** Shows the code to copy, or that access was denied. */
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
