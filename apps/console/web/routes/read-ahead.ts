import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query';
import type { Console } from '../console.js';

/** What a loader knows: the console, and whether the page is only pointed at. */
interface Loading {
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
