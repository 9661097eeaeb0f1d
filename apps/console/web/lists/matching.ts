export const pageSize = 20;

/** One page of the matches of a search. */
export interface Matching<T> {
  readonly shown: readonly T[];
  /** All matches. */
  readonly found: readonly T[];
  /** Number of the shown page, from 1; the last one if the requested page does not exist. */
  readonly page: number;
  readonly pages: number;
}

/** The search, the order and the page of a list, which are in the address. */
export interface ListSearch {
  readonly search?: string;
  /** From 1. */
  readonly page?: number;
  /** Id of a column; `-` in front means descending. */
  readonly sort?: string;
}

/** Reads the search parameters of a list. Invalid ones are ignored. */
export function listSearch(raw: Record<string, unknown>): ListSearch {
  const page = Number(raw['page']);
  const sort = raw['sort'];
  return {
    ...(typeof raw['search'] === 'string' && raw['search'] !== '' && { search: raw['search'] }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
    ...(typeof sort === 'string' && /^-?[a-z_]+$/.test(sort) && { sort }),
  };
}

/** Elements whose text contains all words, ignoring case, by page. */
export function matching<T>(
  all: readonly T[],
  textOf: (element: T) => string,
  wanted: ListSearch,
  size = pageSize,
): Matching<T> {
  const words = (wanted.search ?? '').toLowerCase().trim();
  const found = words === '' ? all : all.filter((element) => textOf(element).toLowerCase().includes(words));
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(wanted.page ?? 1, pages);
  return { shown: found.slice((page - 1) * size, page * size), found, page, pages };
}
