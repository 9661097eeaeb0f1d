import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public keys of clients that sign assertions (`private_key_jwt`), as JWKs. */
export class ClientKeys1795648200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table clients add column keys jsonb not null default '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table clients drop column keys');
  }
}
