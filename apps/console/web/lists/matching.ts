export const pageSize = 20;

/** One page of the matches of a search. */
export interface Matching<T> {
  readonly shown: readonly T[];
  /** Number of the shown page, from 1; the last one if the requested page does not exist. */
  readonly page: number;
  readonly pages: number;
}

/** The search and the page of a list, which are in the address. */
export interface ListSearch {
  readonly search?: string;
  /** From 1. */
  readonly page?: number;
}

/** Reads the search parameters of a list. Invalid ones are ignored. */
export function listSearch(raw: Record<string, unknown>): ListSearch {
  const page = Number(raw['page']);
  return {
    ...(typeof raw['search'] === 'string' && raw['search'] !== '' && { search: raw['search'] }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** Elements whose text contains all words, ignoring case, by page. */
export function matching<T>(
  all: readonly T[],
  textOf: (element: T) => string,
  wanted: ListSearch,
): Matching<T> {
  const words = (wanted.search ?? '').toLowerCase().trim();
  const found = all.filter((element) => textOf(element).toLowerCase().includes(words));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wanted.page ?? 1, pages);
  return { shown: found.slice((page - 1) * pageSize, page * pageSize), page, pages };
}
