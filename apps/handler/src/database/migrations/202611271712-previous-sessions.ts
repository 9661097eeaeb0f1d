import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session before the last join: a device that did not receive the join accept goes on with it. */
export class PreviousSessions1795799520000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Sealed: DevAddr, NwkSKey and AppSKey.
    await db.query('alter table devices add column previous_session bytea');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table devices drop column previous_session');
  }
}
