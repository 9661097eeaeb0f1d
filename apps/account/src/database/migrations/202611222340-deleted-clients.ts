import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeletedClients1795390800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table clients add deleted timestamptz -- the id stays taken');
  }

  /** The release before takes every row for a client: those that are none go first. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('delete from clients where deleted is not null; alter table clients drop deleted');
  }
}
