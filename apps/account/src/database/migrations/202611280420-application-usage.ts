import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What handlers report about devices and messages of applications (decision 164). */
export class ApplicationUsage1795839600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table usage_reports (
        handler_id text        primary key,
        received   timestamptz not null default now(),
        completed  timestamptz -- when the last whole report ended; null before the first one
      );
      create table application_usage (
        handler_id      text   not null references usage_reports (handler_id) on delete cascade,
        app_id          text   not null references applications (id) on delete cascade,
        devices         bigint not null,
        day_uplinks     bigint, -- of the last 24 hours; null when the handler does not know
        day_downlinks   bigint,
        day_joins       bigint,
        month_uplinks   bigint, -- of the last 30 days; null when the handler does not know
        month_downlinks bigint,
        month_joins     bigint,
        primary key (app_id, handler_id)
      );
      create index application_usage_by_handler on application_usage (handler_id, app_id collate "C");`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table application_usage; drop table usage_reports;');
  }
}
