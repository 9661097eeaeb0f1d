import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators write to all users (decision 183). */
export class Notices1795882200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table notices (
        id         text        primary key,
        text       text        not null,
        level      text        not null check (level in ('info', 'warning')),
        starts     timestamptz not null,
        ends       timestamptz, -- null: until it is removed
        created    timestamptz not null default now(),
        created_by text        references users (id) on delete set null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table notices');
  }
}
