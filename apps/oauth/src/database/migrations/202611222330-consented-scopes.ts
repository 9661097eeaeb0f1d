import type { MigrationInterface, QueryRunner } from 'typeorm';

/** General scopes that the user consented to where none were asked for; null when some were, or nobody wrote it down. */
export class ConsentedScopes1795390200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table grants add column consented text[]');
    await db.query('alter table authorization_codes add column consented text[]');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authorization_codes drop column consented');
    await db.query('alter table grants drop column consented');
  }
}
