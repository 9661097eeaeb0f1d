import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * A prepared statement that every connection plans once: for frequent queries. `name` must be unique in
 * the app, since it identifies the statement on a connection.
 */
export const prepared =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (db: DataSource, values: readonly unknown[]): Promise<readonly Row[]> => {
    const { master } = db.driver as unknown as { readonly master: Pool };
    const { rows } = await master.query<Row>({ name, text, values: [...values] });
    return rows;
  };
