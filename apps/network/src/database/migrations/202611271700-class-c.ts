import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The gateways through which devices of class C are reached: a JSON array of `HeardBy`. */
export class ClassC1795798800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table devices add column heard_by jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table devices drop column heard_by');
  }
}
