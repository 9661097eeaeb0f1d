import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@fieldpost/observability';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { openDataSource, type Storage, type TimeLimits } from './connections/data-source.js';
import { SchemaCheck } from './connections/schema-check.js';
import { isHeldUp } from './postgres-errors.js';

/** One lock per database: a second job waits, then finds nothing to do. */
const migrationLock = 4_711_001;

/**
 * Statements may be slow. But a pending table lock blocks all later queries on the table, so a migration
 * gives up after a second, lets them pass, and tries again.
 */
const limits: TimeLimits = { statementMs: 0, lockMs: 1_000, idleMs: 0, responseTimeoutMs: 0 };
const pauseMs = 2_000;
const mostTries = 180;

/**
 * Brings the schema up to date, one runner at a time, each migration in its own transaction. Run by a job before a
 * deploy, and at start only on one machine.
 */
export async function migrate(storage: Storage, logger: Logger): Promise<void> {
  // Migrations are statements: building the entities would take a twentieth of the start.
  const ofMigrations = { ...storage, entities: [] };
  const names = (await isComplete(ofMigrations)) ? [] : await migrateAlone(ofMigrations, logger);
  logger.info({ migrations: names }, 'database is up to date');
}

/** Whether nothing is to be done, which every start but that of a new release finds. */
async function isComplete(storage: Storage): Promise<boolean> {
  const db = await openDataSource({ ...storage, poolSize: 1 });
  try {
    return await new SchemaCheck(db).passes();
  } finally {
    await db.destroy();
  }
}

/** Returns the names of the migrations that it has run. */
async function migrateAlone(storage: Storage, logger: Logger): Promise<readonly string[]> {
  const db = await openDataSource({ ...storage, poolSize: 2 }, limits);
  const lock = db.createQueryRunner();
  try {
    await takeTurn(lock, logger);
    const pending = await new MigrationExecutor(db).getPendingMigrations();
    await runAll(db, logger);
    return pending.map(({ name }) => name);
  } finally {
    await lock.release();
    await db.destroy();
  }
}

/** Polls: a waiting statement would hold a snapshot that blocks `create index concurrently`. */
async function takeTurn(lock: QueryRunner, logger: Logger): Promise<void> {
  for (let asked = 1; !(await isOurTurn(lock)); asked += 1) {
    if (asked === 1) logger.info('another job migrates the database');
    await sleep(pauseMs);
  }
}

async function isOurTurn(lock: QueryRunner): Promise<boolean> {
  const rows = (await lock.query('select pg_try_advisory_lock($1) as ours', [migrationLock])) as {
    readonly ours: boolean;
  }[];
  return rows[0]?.ours === true;
}

async function runAll(db: DataSource, logger: Logger): Promise<void> {
  for (let tries = 1; !(await isDone(db, tries)); tries += 1) {
    logger.warn({ tries }, 'migration waits for a table that is in use');
    await sleep(pauseMs);
  }
}

/** Runs pending migrations; false when a temporary lock prevented one. */
async function isDone(db: DataSource, tries: number): Promise<boolean> {
  try {
    await db.runMigrations({ transaction: 'each' });
    return true;
  } catch (error) {
    if (isHeldUp(error) && tries < mostTries) return false;
    throw error;
  }
}
