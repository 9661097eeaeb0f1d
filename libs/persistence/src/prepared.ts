import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * A statement that every connection parses and plans once: for the questions on warm paths. `name` must be unique in
 * the app, since a connection knows the statement by it.
 */
export const prepared =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (db: DataSource, values: readonly unknown[]): Promise<readonly Row[]> => {
    const { master } = db.driver as unknown as { readonly master: Pool };
    const { rows } = await master.query<Row>({ name, text, values: [...values] });
    return rows;
  };
