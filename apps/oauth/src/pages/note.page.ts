import { html } from './html.js';
import type { Page } from './page.js';

/** A page that says one thing, and leads on. */
export interface Note {
  readonly title: string;
  readonly text: string;
  /** Where to go from here, and what that is called. */
  readonly link: readonly [path: string, words: string];
  /** 200 unless it says that something did not work. */
  readonly status?: number;
}

export const notePage = ({ title, text, link: [path, words], status = 200 }: Note): Page => ({
  status,
  title,
  body: html`<p role="status">${text}</p>
    <p><a href="${path}">${words}</a></p>`,
});
