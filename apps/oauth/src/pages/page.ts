import { waitHeaders } from '@fieldpost/transport';
import { Html, html } from './html.js';
import { style, styleHash } from './style.js';
import { texts } from './texts.js';

/** A page on its way to a browser. */
export interface Page {
  readonly status: number;
  readonly title: string;
  readonly body: Html;
  /** Where else than here its form may lead: browsers also look at the redirects that follow (CSP, form-action). */
  readonly leadsTo?: string | undefined;
  /** After how many seconds it may go better. */
  readonly retryAfter?: number | undefined;
}

/** What of a reply the pages need. */
export interface Reply {
  status(code: number): Reply;
  header(name: string, value: string): Reply;
  headers(values: Readonly<Record<string, string>>): Reply;
  send(body: string): unknown;
}

const document = ({ title, body }: Page): string =>
  html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} &ndash; ${texts.site}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <header>${texts.site}</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;

/** No script, nothing from elsewhere, no frame around it. */
const policy = (leadsTo: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `form-action 'self'${leadsTo === undefined ? '' : ` ${leadsTo}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Never kept and never told about elsewhere: addresses of pages and of redirects carry codes. */
const guarded = (reply: Reply): Reply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');

export const sendPage = (reply: Reply, page: Page): unknown =>
  guarded(reply)
    .status(page.status)
    .headers(waitHeaders(page))
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy(page.leadsTo))
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY')
    .send(document(page));

/** 303: whatever was asked with, what follows is asked for with GET. */
export const sendTo = (reply: Reply, location: string): unknown =>
  guarded(reply).status(303).header('location', location).send('');
