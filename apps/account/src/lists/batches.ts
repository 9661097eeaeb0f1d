import type { List, Row } from './list.js';

/** Elements of a whole list that are in memory at once. */
export const batchSize = 500;

/** A whole list from its first `batchSize` elements on. */
export const firstSlice = { limit: batchSize, offset: 0, after: undefined };

/**
 * The text of a whole list as one JSON array, of which no more than a batch is ever in memory. Each batch is a question
 * of its own to the database: while the client takes its time, no connection waits for it.
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
