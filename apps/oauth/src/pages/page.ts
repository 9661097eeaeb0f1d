import { waitHeaders } from '@fieldpost/transport';
import { Html, html } from './html.js';
import { style, styleHash } from './style.js';
import { texts } from './texts.js';

/** A page of the website. */
export interface Page {
  readonly status: number;
  readonly title: string;
  readonly body: Html;
  /** Sources that its form may redirect to: browsers apply `form-action` of the CSP to redirects as well. */
  readonly formAction?: string | undefined;
  /** Seconds after which a repeated request may succeed. */
  readonly retryAfter?: number | undefined;
}

/** The part of a Fastify reply that pages need. */
export interface Reply {
  status(code: number): Reply;
  header(name: string, value: string | string[]): Reply;
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

/** No scripts, no external resources, no framing. */
const policy = (formAction: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `form-action 'self'${formAction === undefined ? '' : ` ${formAction}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Not cached and not sent as a referrer, because URLs of pages and redirects contain codes. */
const withPrivacyHeaders = (reply: Reply): Reply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');

export const sendPage = (reply: Reply, page: Page): unknown =>
  withPrivacyHeaders(reply)
    .status(page.status)
    .headers(waitHeaders(page))
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy(page.formAction))
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY')
    .send(document(page));

/** 303, so that the browser follows with GET after any method. */
export const sendTo = (reply: Reply, location: string): unknown =>
  withPrivacyHeaders(reply).status(303).header('location', location).send('');
