import type { QueryRunner } from 'typeorm';

/**
 * Creates an index concurrently, for migrations with `transaction = false`; `definition` is the text after the name. An
 * index left invalid by a killed migration is created again.
 */
export async function buildIndex(
  db: QueryRunner,
  name: string,
  definition: string,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> {
  // It waits for old transactions, and blocks no writes.
  await db.query('set lock_timeout = 0');
  try {
    const halfMade = 'select from pg_index where indexrelid = to_regclass($1) and not indisvalid';
    const found = (await db.query(halfMade, [name])) as readonly unknown[];
    if (found.length > 0) await db.query(`drop index concurrently ${name}`);
    await db.query(`create ${kind} concurrently if not exists ${name} ${definition}`);
  } finally {
    await db.query('reset lock_timeout');
  }
}
