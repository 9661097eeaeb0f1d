import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when deliveries of an integration fail (null: they do not, or they failed in an earlier release alone). */
export class FailingIntegrations1795970700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table integrations add column failing_since timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table integrations drop column failing_since');
  }
}
