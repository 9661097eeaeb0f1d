import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccessKeyLimits1795255980000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table access_keys
        add expires   timestamptz, -- null: never
        add addresses text[] not null default '{}', -- ranges; none: from everywhere
        add last_used timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table access_keys drop expires, drop addresses, drop last_used');
  }
}
