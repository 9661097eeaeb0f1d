import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the queue of registrations that wait for an approval. */
export class UnapprovedUsers1795628400000 implements MigrationInterface {
  /** The index is built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await buildIndex(db, 'users_unapproved', 'on users (created, id) where not is_approved');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index if exists users_unapproved');
  }
}
