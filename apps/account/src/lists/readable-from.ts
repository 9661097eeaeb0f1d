import type { DataSource } from 'typeorm';
import type { Positioned, Readable, Slice } from './list.js';

/** A total order of rows: SQL expressions with their types. */
export interface Order {
  readonly by: readonly string[];
  readonly types: readonly string[];
  /** Upward by default. */
  readonly direction?: 'up' | 'down';
}

/** Oldest first, then by id. */
export const createdOrder = (table: string): Order => ({
  by: [`${table}.created`, `${table}.id`],
  types: ['timestamptz', 'text'],
});

/** The parts of a query. */
export interface Selection {
  readonly columns: string;
  /** With the joins. */
  readonly from: string;
  /** The condition of the rows. */
  readonly where: string;
  readonly order: Order;
  readonly values: readonly unknown[];
}

/**
 * Reads rows in order, from an offset or after a position. After a position the cost is constant, and concurrent changes do
 * not shift the rows.
 */
export function readableFrom<T>(
  db: DataSource,
  { columns, from, where, order, values }: Selection,
): Readable<T> {
  const keys = order.by.join(', ');
  const next = values.length + 1;
  const [isBehind, way] = order.direction === 'down' ? ['<', 'desc'] : ['>', 'asc'];
  const behind = order.types.map((type, index) => `($${next}::text[])[${index + 1}]::${type}`).join(', ');
  const read = `
    select ${columns}, array[${order.by.map((key) => `${key}::text`).join(', ')}] as position
    ${from} where (${where}) and ($${next}::text[] is null or (${keys}) ${isBehind} (${behind}))
     order by ${order.by.map((key) => `${key} ${way}`).join(', ')}
     limit $${next + 1} offset $${next + 2}`;
  return {
    count: async () => {
      const [found] = await db.query<{ count: string }[]>(`select count(*) as count ${from} where ${where}`, [
        ...values,
      ]);
      return Number(found?.count);
    },
    read: ({ limit, offset, after }: Slice) =>
      db.query<Positioned<T>[]>(read, [...values, after ?? null, limit, offset]),
  };
}
