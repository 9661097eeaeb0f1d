import { buildIndex } from '@fieldpost/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['applications', 'gateways'];

/** For the number of entities that an organization has created. */
export class OrganizationEntities1795644060000 implements MigrationInterface {
  /** The indexes are built while others write. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables)
      await buildIndex(
        db,
        `${table}_organization`,
        `on ${table} (organization_id) where organization_id is not null`,
      );
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables) await db.query(`drop index if exists ${table}_organization`);
  }
}
