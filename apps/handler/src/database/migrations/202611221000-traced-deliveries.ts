import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trace that a message for an integration is part of, so that its deliveries go on with it. */
export class TracedDeliveries1795341600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table integration_deliveries add column traceparent text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table integration_deliveries drop column traceparent');
  }
}
