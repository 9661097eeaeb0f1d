import { html } from './html.js';
import type { Page } from './page.js';

/** A page with one message and a link. */
export interface Note {
  readonly title: string;
  readonly text: string;
  /** Path and text of the link. */
  readonly link: readonly [path: string, words: string];
  /** Default: 200. */
  readonly status?: number;
}

export const notePage = ({ title, text, link: [path, words], status = 200 }: Note): Page => ({
  status,
  title,
  body: html`<p role="status">${text}</p>
    <p><a href="${path}">${words}</a></p>`,
});
