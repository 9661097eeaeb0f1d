import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query';
import type { Console } from '../../console.js';

/** What a loader knows: the console, and whether the page is only pointed at. */
export interface Loading {
  readonly context: { readonly console: Console };
  readonly preload: boolean;
}

/**
 * Reads what a page will show and the cache of queries does not have, while the browser loads the page. The page shows failures.
 * Nothing is read for a link that is only pointed at.
 */
export function readAhead<T, K extends QueryKey>(
  { context: { console }, preload }: Loading,
  queryOf: (console: Console) => EnsureQueryDataOptions<T, Error, T, K>,
): void {
  if (!preload) console.queries.ensureQueryData(queryOf(console)).catch(() => undefined);
}

/** The response to a query that is read ahead. */
export type Read = <T, K extends QueryKey>(query: EnsureQueryDataOptions<T, Error, T, K>) => Promise<T>;

/**
 * Reads ahead what an overview will request after other responses, as soon as those are there: the frame and the page above it
 * need not be rendered before. What is read is in a file that comes along with the page.
 */
export function readOverviewAhead<Overviews>(
  { context: { console }, preload }: Loading,
  load: () => Promise<Overviews>,
  readAll: (overviews: Overviews, read: Read, console: Console) => Promise<unknown>,
): void {
  if (preload) return;
  load()
    .then((overviews) => readAll(overviews, (query) => console.queries.ensureQueryData(query), console))
    .catch(() => undefined);
}
