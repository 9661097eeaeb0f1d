import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionPlaces1795262400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sessions
        add used    timestamptz not null default now(), -- to the hour
        add address text, -- of the login
        add browser text -- of the login, in words`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions drop used, drop address, drop browser');
  }
}
