import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the session of a code, which knows its `sid`. */
export class SessionIds1795626300000 implements MigrationInterface {
  /** The index is built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await buildIndex(db, 'sessions_sid', 'on sessions (sid)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index if exists sessions_sid');
  }
}
