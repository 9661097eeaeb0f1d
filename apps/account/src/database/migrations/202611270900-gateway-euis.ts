import type { MigrationInterface, QueryRunner } from 'typeorm';

/** EUIs of gateways whose id does not name one. */
export class GatewayEuis1795770000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table gateways add column eui varchar(16)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table gateways drop column eui');
  }
}
