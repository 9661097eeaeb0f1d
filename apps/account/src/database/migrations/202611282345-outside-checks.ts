import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the doctor has found last from where clients are (decision 153); at most one row. */
export class OutsideChecks1795909500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table outside_checks (
        is_only  boolean     primary key default true check (is_only),
        received timestamptz not null,
        user_id  text        references users (id) on delete set null,
        version  text        not null, -- of the command line
        findings jsonb       not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table outside_checks');
  }
}
