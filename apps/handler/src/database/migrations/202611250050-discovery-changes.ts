import type { MigrationInterface, QueryRunner } from 'typeorm';

// No reference to applications: a removal outlives its application.
const discoveryChanges = `
  create table discovery_changes (
    app_id     varchar(71) collate "C" primary key,
    kind       text        not null check (kind in ('add', 'remove')),
    token      bytea       not null, -- sealed
    expires_at timestamptz not null,
    noted_at   timestamptz not null default now()
  )`;

export class DiscoveryChanges1795567800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(discoveryChanges);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table discovery_changes');
  }
}
