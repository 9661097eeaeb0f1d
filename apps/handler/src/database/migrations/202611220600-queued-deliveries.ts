import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Downlinks that were queued while the broker that brought them may not know it yet. */
export class QueuedDeliveries1795327200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table queued_deliveries (
        channel   uuid        not null,
        tag       bigint      not null,
        digest    bytea       not null,
        queued_at timestamptz not null default now(),
        primary key (channel, tag)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table queued_deliveries');
  }
}
