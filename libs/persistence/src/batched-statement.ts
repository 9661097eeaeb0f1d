import { Batcher, type BatcherOptions } from '@fieldpost/batching';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { prepared } from './prepared.js';

/** Runs a statement for the values of its columns; returns its row, if there is one. */
export type BatchedQuery<Values extends readonly unknown[], Row> = (
  ...values: Values
) => Promise<Row | undefined>;

/** How calls are batched, and the types of the columns by name, as `batchRows` has them. */
export interface BatchedOptions extends BatcherOptions {
  /** Values of JSON columns are documents as `JSON.stringify` writes them. */
  readonly columns?: Readonly<Record<string, string>>;
}

type PlacedRow<Row> = Row & { readonly place: number };

/**
 * A prepared statement that many callers share: calls that arrive together make one round trip. The statement gets an
 * array for each column (`batchRows`), and returns at most one row per call, whose `place` (an int) is the number of the
 * call, counted from 1.
 */
export const batchedStatement =
  <Values extends readonly unknown[], Row extends QueryResultRow>(
    name: string,
    text: string,
    { columns = {}, ...options }: BatchedOptions = {},
  ) =>
  (db: DataSource): BatchedQuery<Values, Row> => {
    const types = Object.values(columns);
    const statement = prepared<PlacedRow<Row>>(name, text);
    const batcher = new Batcher<Values, Row | undefined>(async (calls) => {
      const rows = new Array<Row | undefined>(calls.length).fill(undefined);
      for (const { place, ...row } of await statement(db, columnsOf(calls, types)))
        rows[place - 1] = row as unknown as Row;
      return rows;
    }, options);
    return (...values) => batcher.add(values);
  };

const columnsOf = (calls: readonly (readonly unknown[])[], types: readonly string[]): readonly unknown[] =>
  (calls[0] ?? []).map((_, column) => {
    const values = calls.map((call) => call[column]);
    return types[column]?.startsWith('json') ? arrayOfDocuments(values) : values;
  });

/**
 * An array in the text form of PostgreSQL, which quotes text without control characters as JSON does. The driver would escape
 * each quotation mark of each document with a regular expression.
 */
const arrayOfDocuments = (documents: readonly unknown[]): string =>
  `{${JSON.stringify(documents).slice(1, -1)}}`;
