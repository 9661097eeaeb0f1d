import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the logins that have become too old without reading the others. */
export class BrokerLoginsByTime1795300200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index broker_logins_by_time on broker_logins (let_in_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index broker_logins_by_time');
  }
}
