import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClientOwners1795255860000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table clients
        add description text not null default '',
        add owner_id text references users (id) on delete set null; -- null: only administrators manage it
      create index clients_owner on clients (owner_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table clients drop description, drop owner_id');
  }
}
