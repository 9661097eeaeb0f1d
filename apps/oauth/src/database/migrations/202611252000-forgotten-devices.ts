import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when devices, which are remembered by a cookie, were forgotten. */
export class ForgottenDevices1795636800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table forgotten_devices (
        user_id text        primary key,
        before  timestamptz not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table forgotten_devices');
  }
}
