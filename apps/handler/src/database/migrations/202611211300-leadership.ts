import type { MigrationInterface, QueryRunner } from 'typeorm';

// One row, since the database belongs to one handler. `beat` moves with each renewal: whoever sees it stand still for long
// enough may take over, so that nobody has to trust a clock.
const leadership = `
  create table leadership (
    only_row boolean not null primary key default true check (only_row),
    holder   uuid,
    epoch    bigint  not null default 0, -- moves with each leader
    beat     bigint  not null default 0,
    session_epoch bigint, -- the epoch that the columns below belong to
    process       text,        -- boot, PID namespace, process id and start
    backend_pid   integer,     -- the database session, as pg_stat_activity has it
    backend_start timestamptz,
    server_start  timestamptz  -- of the database server that the session belongs to
  ) with (fillfactor = 50)`;

export class Leadership1795266000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(leadership);
    await db.query('insert into leadership default values');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table leadership');
  }
}
