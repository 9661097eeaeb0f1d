import type { MigrationInterface, QueryRunner } from 'typeorm';

// Who holds the lease, so that another replica sees at once that it has ended. They count for `session_epoch` alone: a
// leader of an older release does not write them.
const sessions = `
  alter table leadership
    add column session_epoch bigint,
    add column process       text,        -- boot, PID namespace, process id and start
    add column backend_pid   integer,     -- the database session, as pg_stat_activity has it
    add column backend_start timestamptz,
    add column server_start  timestamptz  -- of the database server that the session belongs to`;

export class LeaseSessions1795566600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(sessions);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table leadership
        drop column session_epoch, drop column process,
        drop column backend_pid, drop column backend_start, drop column server_start`);
  }
}
