import type { MigrationInterface, QueryRunner } from 'typeorm';

// A row has the hours of a day: 24 rows would take many times the space, most of it for keys and indexes.
const counts = `
    day       integer not null, -- since 1970, in UTC
    uplinks   integer[], -- by hour of the day; null for zero
    downlinks integer[],
    joins     integer[],
    errors    integer[]`;

// Rows of the present day are updated every few seconds: free space keeps these updates within their page.
const applicationTraffic = `
  create table application_traffic (
    app_id    varchar(71) collate "C" not null references applications (app_id) on delete cascade,${counts},
    primary key (app_id, day)
  ) with (fillfactor = 70)`;

const deviceTraffic = `
  create table device_traffic (
    app_id    varchar(71) collate "C" not null,
    dev_id    varchar(71) collate "C" not null,${counts},
    primary key (app_id, dev_id, day),
    foreign key (app_id, dev_id) references devices (app_id, dev_id) on delete cascade
  ) with (fillfactor = 70)`;

const tables = ['application_traffic', 'device_traffic'];

/** How many messages each application and each device had, by hour. */
export class Traffic1795771800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(applicationTraffic);
    await db.query(deviceTraffic);
    for (const table of tables) await db.query(`create index ${table}_by_day on ${table} (day)`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables) await db.query(`drop table ${table}`);
  }
}
