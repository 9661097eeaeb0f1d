import { waitHeaders } from '@fieldpost/transport';
import { logoSource, type SiteBrand } from '@fieldpost/website/site';
import { logo } from '@fieldpost/website/logo';
import { Html, html } from './html.js';
import { styleHash, styleWith } from './style.js';
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
  /** Whether the page shows the notice of the operator. */
  readonly hasNotice?: boolean;
  /** Whether it is a page of the account of a user, who gets back to the console from it. */
  readonly isOfAccount?: boolean;
}

/** The part of a Fastify reply that pages need. */
export interface Reply {
  /** How the operator presents the site; absent for the defaults. */
  readonly brand?: SiteBrand;
  status(code: number): Reply;
  header(name: string, value: string | string[]): Reply;
  headers(values: Readonly<Record<string, string>>): Reply;
  getHeader(name: string): unknown;
  send(body: string): unknown;
}

const projectLogo = new Html(logo);
const toConsole = html`<a href="/">${texts.account.console}</a>`;
const script = html`<script src="/users/passkeys.js" defer></script>`;

/** A page in the form of this operator. */
interface BrandedPage {
  readonly page: Page;
  readonly brand: SiteBrand;
  readonly style: string;
}

const document = ({ page: { title, body, ...page }, brand, style }: BrandedPage): string =>
  html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} &ndash; ${brand.name ?? texts.site}</title>
        ${new Html(`<style>${style}</style>`)} ${page.hasScript === true ? script : undefined}
      </head>
      <body>
        <header>
          ${brand.logo === undefined ? projectLogo : html`<img src="${brand.logo}" alt="" />`}
          ${brand.name ?? texts.site} ${page.isOfAccount === true ? toConsole : undefined}
        </header>
        <main>
          <h1>${title}</h1>
          ${page.hasNotice === true && brand.notice ? html`<p class="notice">${brand.notice}</p>` : undefined}
          ${body}
        </main>
        ${linksOf(brand)}
      </body>
    </html>`.text;

const linksOf = ({ links = [] }: SiteBrand): Html | undefined =>
  links.length === 0
    ? undefined
    : html`<footer>${links.map(({ label, url }) => html`<a href="${url}">${label}</a>`)}</footer>`;

/** No external resources but the logo, no framing; a script only where the page has one, from its own file. */
function policy({ page: { formAction, hasScript }, brand, style }: BrandedPage): string {
  const images = logoSource(brand);
  return [
    "default-src 'none'",
    ...(hasScript === true ? ["script-src 'self'"] : []),
    ...(images === undefined ? [] : [`img-src ${images}`]),
    `style-src ${styleHash(style)}`,
    `form-action 'self'${formAction === undefined ? '' : ` ${formAction}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Not cached and not sent as a referrer, because URLs of pages and redirects contain codes. */
const withPrivacyHeaders = (reply: Reply): Reply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');

export function sendPage(reply: Reply, page: Page): unknown {
  const { brand = {} } = reply;
  const branded = { page, brand, style: styleWith(brand.colours) };
  return withPrivacyHeaders(reply)
    .status(page.status)
    .headers(waitHeaders(page, reply))
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy(branded))
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY')
    .send(document(branded));
}

/** 303, so that the browser follows with GET after any method. */
export const sendTo = (reply: Reply, location: string): unknown =>
  withPrivacyHeaders(reply).status(303).header('location', location).send('');
