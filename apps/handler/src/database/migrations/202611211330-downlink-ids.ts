import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives each waiting downlink a name that no other one ever gets, so that one of them can be taken back. */
export class DownlinkIds1795267800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table waiting_downlinks
        add column id        bigint      not null generated always as identity,
        add column queued_at timestamptz not null default now()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table waiting_downlinks drop column id, drop column queued_at');
  }
}
