import type { Page } from './page.js';

/** Query parameters of a list beside paging; others are dropped, since they may exceed the size of a header. */
const kept = ['deleted', 'search', 'state', 'kind', 'id', 'user', 'action'];
/** Longest value copied into the header; no list accepts a longer one. */
const longest = 100;

/**
 * The `Link` header of a page (RFC 8288): first and last, and what is before and behind it. Relative to the requested
 * URL, since a reverse proxy may have changed it.
 */
export function linksOf(url: string, { limit, offset }: Page, total: number): string {
  const [path = ''] = url.split('?', 1);
  const others = [...new URLSearchParams(url.slice(path.length))].filter(
    ([name, value]) => kept.includes(name) && value.length <= longest,
  );
  const link = (rel: string, at: number) => {
    const members = new URLSearchParams(others);
    members.set('limit', String(limit));
    members.set('offset', String(at));
    return `<${path}?${members}>; rel="${rel}"`;
  };
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  return [
    link('first', 0),
    ...(offset > 0 ? [link('prev', Math.min(Math.max(0, offset - limit), last))] : []),
    ...(offset + limit < total ? [link('next', offset + limit)] : []),
    link('last', last),
  ].join(', ');
}

/** Response headers of a page (RFC 8288 for `Link`). */
export const pageHeaders = (url: string, page: Page, total: number): Readonly<Record<string, string>> => ({
  'x-total-count': String(total),
  link: linksOf(url, page, total),
});
