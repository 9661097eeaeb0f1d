import type { HeaderDoc } from '@fieldpost/openapi';
import type { Page } from './page.js';

/** What a page of a list says beside its elements. */
export const listHeaders: readonly HeaderDoc[] = [
  {
    name: 'X-Total-Count',
    description: 'Elements of the whole list, when a page was asked for.',
    schema: { type: 'integer', minimum: 0 },
  },
  {
    name: 'Link',
    description: 'First, previous, next and last page (RFC 8288), when a page was asked for.',
    schema: { type: 'string' },
  },
];

/** The headers of a page; links are relative to the address that was asked, since a front door may have changed it. */
export const pageHeaders = (url: string, page: Page, total: number) => ({
  'x-total-count': String(total),
  link: linksOf(url.replace(/\?.*/s, ''), page, total),
});

function linksOf(path: string, { limit, offset }: Page, total: number): string {
  const link = (rel: string, at: number): string => `<${path}?limit=${limit}&offset=${at}>; rel="${rel}"`;
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  return [
    link('first', 0),
    ...(offset > 0 ? [link('prev', Math.min(Math.max(0, offset - limit), last))] : []),
    ...(offset + limit < total ? [link('next', offset + limit)] : []),
    link('last', last),
  ].join(', ');
}
