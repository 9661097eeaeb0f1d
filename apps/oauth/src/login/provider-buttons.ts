import type { account } from '@fieldpost/contracts';
import { Html, html } from '../pages/html.js';
import { texts } from '../pages/texts.js';
import { withQuery } from '../requests/redirect-uris.js';

export type ProviderButton = Pick<account.LoginProvider__Output, 'id' | 'name' | 'icon'>;

/** The built-in icons: drawn here, because the pages load nothing. */
const shapes: Readonly<Record<string, string>> = {
  company: '<path d="M4 21V4h10v17M14 9h6v12M2 21h20M8 8h2M8 12h2M8 16h2"/>',
  key: '<circle cx="8" cy="15" r="4"/><path d="M11 12 20 3M16 7l3 3"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 4-7 8-7s8 2 8 7"/>',
};

const icon = (name: string): Html | undefined => {
  const shape = shapes[name];
  const frame = 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"';
  return shape === undefined ? undefined : new Html(`<svg ${frame}>${shape}</svg>`);
};

const pathOf = (id: string, next: string): string => {
  const path = `/users/login/providers/${encodeURIComponent(id)}`;
  return next === '' ? path : withQuery(path, { next });
};

/** Links to the login at each provider: links, because the policy of the page limits where forms lead. */
export const providerButtons = (providers: readonly ProviderButton[], next: string): Html | undefined =>
  providers.length === 0
    ? undefined
    : html`<p>${texts.providers.or}</p>
        ${providers.map(
          ({ id, name, icon: iconName }) =>
            html`<a class="button" href="${pathOf(id, next)}"
              >${icon(iconName)}${texts.providers.button(name)}</a
            >`,
        )}`;
