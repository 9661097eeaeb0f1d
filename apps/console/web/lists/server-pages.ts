import { pageSize } from './matching.js';

/** Paging parameters of the API; pages count from 1. */
export const sliceOf = (page = 1, size = pageSize): { readonly limit: number; readonly offset: number } => ({
  limit: size,
  offset: (page - 1) * size,
});

/** Number of pages of a list of this length. */
export const pagesOf = (total: number, size = pageSize): number => Math.max(1, Math.ceil(total / size));

interface Part<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** All elements of a list that the server returns in parts of at most `size`. */
export async function allPages<T>(
  read: (slice: ReturnType<typeof sliceOf>) => Promise<Part<T>>,
  size: number,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(sliceOf(page, size));
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}
