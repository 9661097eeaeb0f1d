import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each gateway was heard last. */
export class GatewaysSeen1795813200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table gateways_seen (
        gateway_id varchar(71) primary key,
        last_seen  timestamptz not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table gateways_seen');
  }
}
