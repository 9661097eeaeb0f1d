import type { MigrationInterface, QueryRunner } from 'typeorm';

/** LoRaWAN version, class and adaptive data rate of devices: the members of `RadioSettings` that are set. */
export class RadioSettings1795797600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table devices add column radio jsonb not null default '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table devices drop column radio');
  }
}
