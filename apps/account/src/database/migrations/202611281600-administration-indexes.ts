import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders of the lists of all users, applications and gateways, and the states that users are filtered by. */
const indexes: readonly (readonly [name: string, definition: string])[] = [
  ['users_by_created', 'on users (created, id)'],
  ['users_by_email', 'on users (email, id)'],
  ['users_administrators', 'on users (created, id) where is_admin'],
  ['users_banned', 'on users (created, id) where is_banned'],
  ['users_unapproved', 'on users (created, id) where not is_approved'],
  ['users_unverified', 'on users (created, id) where not email_valid'],
  ['applications_kept_by_created', 'on applications (created, id) where deleted is null'],
  ['applications_kept_by_id', 'on applications (id) where deleted is null'],
  ['applications_kept_by_name', 'on applications (name, id) where deleted is null'],
  ['gateways_kept_by_created', 'on gateways (created, id) where deleted is null'],
  ['gateways_kept_by_id', 'on gateways (id) where deleted is null'],
  ['gateways_kept_by_frequency_plan', 'on gateways (frequency_plan, id) where deleted is null'],
];

export class AdministrationIndexes1795881600000 implements MigrationInterface {
  /** Indexes are built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await buildIndex(db, name, definition);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of indexes) await db.query(`drop index if exists ${name}`);
  }
}
