import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds the grants that end with a session, also those of the console, which have no scope `openid`. All grants are in the index:
 * of a part of them PostgreSQL has no statistics, and reads the whole table when several sessions end.
 */
export class GrantsOfTheConsole1795959900000 implements MigrationInterface {
  /** The index is built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await buildIndex(db, 'grants_by_session', `on grants ((login->>'sid'))`);
    await db.query('drop index concurrently if exists grants_session');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `create index if not exists grants_session on grants ((login->>'sid')) where 'openid' = any(scopes)`,
    );
    await db.query('drop index if exists grants_by_session');
  }
}
