import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a device was heard last: lists tell it without asking the network server about each device. */
export class LastSeen1795268400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table devices add column last_seen_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table devices drop column last_seen_at');
  }
}
