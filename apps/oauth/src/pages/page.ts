import { waitHeaders } from '@fieldpost/transport';
import { logo } from '@fieldpost/website/logo';
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
  /** Whether the page has the script for passkeys. */
  readonly hasScript?: boolean;
}

/** The part of a Fastify reply that pages need. */
export interface Reply {
  status(code: number): Reply;
  header(name: string, value: string | string[]): Reply;
  headers(values: Readonly<Record<string, string>>): Reply;
  send(body: string): unknown;
}

const brand = new Html(logo);
const script = html`<script src="/users/passkeys.js" defer></script>`;

const document = ({ title, body, hasScript }: Page): string =>
  html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} &ndash; ${texts.site}</title>
        ${new Html(`<style>${style}</style>`)} ${hasScript === true ? script : undefined}
      </head>
      <body>
        <header>${brand}${texts.site}</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;

/** No external resources, no framing; a script only where the page has one, from its own file. */
const policy = ({ formAction, hasScript }: Page): string =>
  [
    "default-src 'none'",
    ...(hasScript === true ? ["script-src 'self'"] : []),
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
    .header('content-security-policy', policy(page))
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY')
    .send(document(page));

/** 303, so that the browser follows with GET after any method. */
export const sendTo = (reply: Reply, location: string): unknown =>
  withPrivacyHeaders(reply).status(303).header('location', location).send('');
