import type { MigrationInterface, QueryRunner } from 'typeorm';

// `id` is the SHA-256 of the source in base64url: devices with the same codec share a row.
const deviceCodecs = `
  create table device_codecs (
    app_id  varchar(71) collate "C" references applications (app_id) on delete cascade,
    id      char(43) collate "C",
    source  text not null,
    kept_at timestamptz not null default now(),
    primary key (app_id, id)
  )`;

/** Codecs of applications, and those that devices have of their own. */
export class Codecs1795665780000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table applications add column codec text not null default ''`);
    await db.query('alter table devices add column codec_id char(43) collate "C"');
    await db.query(deviceCodecs);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table device_codecs');
    await db.query('alter table devices drop column codec_id');
    await db.query('alter table applications drop column codec');
  }
}
