import { Batcher, type BatcherOptions } from '@fieldpost/batching';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { prepared } from './prepared.js';

/** Runs a statement for the values of its columns; returns its row, if there is one. */
export type BatchedQuery<Values extends readonly unknown[], Row> = (
  ...values: Values
) => Promise<Row | undefined>;

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
    options: BatcherOptions = {},
  ) =>
  (db: DataSource): BatchedQuery<Values, Row> => {
    const statement = prepared<PlacedRow<Row>>(name, text);
    const batcher = new Batcher<Values, Row | undefined>(async (calls) => {
      const rows = new Array<Row | undefined>(calls.length).fill(undefined);
      for (const { place, ...row } of await statement(db, columnsOf(calls)))
        rows[place - 1] = row as unknown as Row;
      return rows;
    }, options);
    return (...values) => batcher.add(values);
  };

const columnsOf = (calls: readonly (readonly unknown[])[]): readonly unknown[] =>
  (calls[0] ?? []).map((_, column) => calls.map((values) => values[column]));
