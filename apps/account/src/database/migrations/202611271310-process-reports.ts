import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the processes of the installation report about themselves, and since when their keys are used. */
export class ProcessReports1795785000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table process_reports (
        process      text primary key,
        app          text not null,
        report       jsonb not null,
        clock_offset bigint not null,
        received     timestamptz not null
      );
      create table reported_keys (
        app   text not null,
        use   text not null,
        id    text not null,
        since timestamptz not null default now(),
        primary key (app, use, id)
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table reported_keys; drop table process_reports;');
  }
}
