import type { Application } from '../api/account.js';

export const pageSize = 20;

/** One page of the applications that match a search. */
export interface Matching {
  readonly shown: readonly Application[];
  /** Of the page that is shown, from 1: the last one when the wanted page is not there. */
  readonly page: number;
  readonly pages: number;
}

/** The applications whose id or name contains the words, page by page; case does not count. */
export function matching(
  applications: readonly Application[],
  wanted: { readonly search?: string; readonly page?: number },
): Matching {
  const words = (wanted.search ?? '').toLowerCase().trim();
  const found = applications.filter(({ id, name }) => `${id}\n${name.toLowerCase()}`.includes(words));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wanted.page ?? 1, pages);
  return { shown: found.slice((page - 1) * pageSize, page * pageSize), page, pages };
}
