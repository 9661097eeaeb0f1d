import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What needs a recent login, in the policy that administrators change. */
export class StepUp1795651800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table registration_policy add column step_up text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table registration_policy drop column step_up');
  }
}
