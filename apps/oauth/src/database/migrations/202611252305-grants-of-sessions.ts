import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the grants that end with a session. Those of v2 clients are not in the index. */
export class GrantsOfSessions1795647900000 implements MigrationInterface {
  /** The index is built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await buildIndex(db, 'grants_session', `on grants ((login->>'sid')) where 'openid' = any(scopes)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index if exists grants_session');
  }
}
