import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where clients publish the keys of their assertions (`jwks_uri`). */
export class ClientKeySetUris1795784400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table clients add column jwks_uri text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table clients drop column jwks_uri');
  }
}
