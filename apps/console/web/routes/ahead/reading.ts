import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query';
import type { Console } from '../../make-console.js';

/** The response to a query that is read ahead. */
export type Read = <T, K extends QueryKey>(query: EnsureQueryDataOptions<T, Error, T, K>) => Promise<T>;

/** What a page is read ahead with. */
export interface Reading {
  readonly read: Read;
  readonly console: Console;
  readonly search: URLSearchParams;
}

/** Reads what a page shows; `Params` are the variable parts of its path. */
export type Reads<Params> = (reading: Reading, params: Params) => Promise<unknown>;

/** Starts to read what the cache of queries does not have. The page shows failures. */
export function startReading<Params>(
  reads: Reads<Params>,
  console: Console,
  params: Params,
  search: string,
): void {
  const reading: Reading = {
    read: (query) => console.queries.ensureQueryData(query),
    console,
    search: new URLSearchParams(search),
  };
  reads(reading, params).catch(() => undefined);
}
