import { Batcher, type BatcherOptions } from '@fieldpost/batching';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { batchRows } from './batch-rows.js';
import { prepared } from './prepared.js';

/** Runs a statement for the values of its columns; returns its row, if there is one. */
export type BatchedQuery<Values extends readonly unknown[], Row> = (
  ...values: Values
) => Promise<Row | undefined>;

/** The text of a statement; `rows` is SQL for the rows of a batch under a name. */
export type BatchedText = (rows: (alias: string) => string) => string;

/** A JSON column has null, or a document as `JSON.stringify` writes it, without indentation. */
type ColumnValue = string | number | boolean | Date | Buffer | null;

type PlacedRow<Row> = Row & { readonly place: number };

/**
 * A prepared statement that many callers share: calls that arrive together make one round trip. `columns` has the types of the
 * values by name, in the order of the values. The statement gets the rows of the batch (`batchRows`), and returns at most one row
 * per call, whose `place` (an int) is the number of the call, counted from 1.
 */
export const batchedStatement =
  <Values extends readonly ColumnValue[], Row extends QueryResultRow>(
    name: string,
    columns: Readonly<Record<string, string>>,
    textOf: BatchedText,
    options: BatcherOptions = {},
  ) =>
  (db: DataSource): BatchedQuery<Values, Row> => {
    const types = Object.values(columns);
    const text = textOf((alias) => batchRows(alias, columns));
    const statement = prepared<PlacedRow<Row>>(name, text);
    const batcher = new Batcher<Values, Row | undefined>(async (calls) => {
      const rows = new Array<Row | undefined>(calls.length).fill(undefined);
      for (const { place, ...row } of await statement(db, columnsOf(calls, types)))
        rows[place - 1] = row as unknown as Row;
      return rows;
    }, options);
    return (...values) => batcher.add(values);
  };

const columnsOf = (
  calls: readonly (readonly ColumnValue[])[],
  types: readonly string[],
): readonly unknown[] =>
  types.map((type, column) => {
    const values = calls.map((call) => call[column]);
    return type.startsWith('json') ? arrayOfDocuments(values as readonly (string | null)[]) : values;
  });

/**
 * An array in the text form of PostgreSQL, which quotes text without control characters as JSON does. The driver would escape
 * each quotation mark of each document with a regular expression.
 */
const arrayOfDocuments = (documents: readonly (string | null)[]): string =>
  `{${JSON.stringify(documents).slice(1, -1)}}`;
