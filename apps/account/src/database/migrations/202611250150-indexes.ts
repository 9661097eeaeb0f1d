import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A verified address belongs to one user; any number may have it unverified or pending. The other indexes serve the
 * limits by creator, deleted entities included, and the limits on removed names of an entity.
 */
const indexes: readonly (readonly [name: string, definition: string])[] = [
  ['components_creator', 'on components (creator_id)'],
  ['applications_by_creator', 'on applications (created_by)'],
  ['gateways_by_creator', 'on gateways (created_by)'],
  ['revocations_by_subject', 'on revocations (subject collate "C")'],
  ['users_email', 'on users (lower(email))'],
];

export class Indexes1795571400000 implements MigrationInterface {
  /** Indexes are built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await buildIndex(db, name, definition);
    await buildIndex(
      db,
      'users_verified_email_key',
      'on users (lower(email)) where email_valid',
      'unique index',
    );
    await db.query('drop index concurrently if exists users_email_key');
  }

  /** Fails while two users have the same address: one of them has to be changed first. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('create unique index if not exists users_email_key on users (lower(email))');
    await db.query('drop index if exists users_verified_email_key');
    for (const [name] of indexes) await db.query(`drop index if exists ${name}`);
  }
}
