import type { List, Row } from './list.js';

/** Elements of a whole list that are in memory at once. */
export const batchSize = 500;

/** A whole list from its first `batchSize` elements on. */
export const firstSlice = { limit: batchSize, offset: 0, after: undefined };

/**
 * A whole list as one JSON array, with one batch in memory at a time. Each batch is a query of its own, so that a slow client
 * does not occupy a database connection.
 */
export async function* batchesOf<T>(list: List<T>, first: readonly Row<T>[]): AsyncGenerator<string> {
  let rows = first;
  let lead = '[';
  while (rows.length > 0) {
    yield lead + rows.map(({ item }) => JSON.stringify(item)).join(',');
    lead = ',';
    const after = rows.at(-1)?.position;
    rows = rows.length < batchSize ? [] : await list.read({ limit: batchSize, offset: 0, after });
  }
  yield lead === '[' ? '[]' : ']';
}
