import type { Logger } from '@fieldpost/observability';
import { openDataSource, type Storage } from './data-source.js';

/** One lock per database: whoever comes second waits, then finds nothing to do. */
const migrationLock = 4_711_001;

/**
 * Brings the schema up to date, under an advisory lock, each migration in its own transaction. Run by a job before a
 * deploy, and at start only on one machine.
 */
export async function migrate(storage: Storage, logger: Logger): Promise<void> {
  const db = await openDataSource({ ...storage, poolSize: 2 });
  const lock = db.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const done = await db.runMigrations({ transaction: 'each' });
    logger.info({ migrations: done.map(({ name }) => name) }, 'database is up to date');
  } finally {
    await lock.release();
    await db.destroy();
  }
}
