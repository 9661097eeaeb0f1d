import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { DatabaseObserver } from './database-observer.js';
import { connectionTo } from './primary.js';
import { observedClient, observedPool } from './observed-pool.js';

/** The database of one app. */
export interface Storage {
  readonly url: string;
  readonly entities: NonNullable<DataSourceOptions['entities']>;
  readonly migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Connections at most; the pool keeps them all, since opening one costs more than holding it. */
  readonly poolSize?: number;
}

/** Timeouts in milliseconds; 0 for none. */
export interface TimeLimits {
  /** A statement, whether it works or waits. */
  readonly statementMs: number;
  /** The wait for a lock. */
  readonly lockMs: number;
  /** An idle transaction: its client may be disconnected while its locks block others. */
  readonly idleMs: number;
  /** A server that does not respond. */
  readonly responseTimeoutMs: number;
}

const connectTimeoutMs = 5_000;
/** Limits of statements for requests. The response timeout exceeds the statement timeout. */
const ofRequests: TimeLimits = { statementMs: 15_000, lockMs: 0, idleMs: 5_000, responseTimeoutMs: 20_000 };

/** Options of an app's database: never synchronized, its schema is changed only by migrations. */
export function dataSourceOptions(storage: Storage, limits = ofRequests): DataSourceOptions {
  const { url, entities, migrations, poolSize = 10 } = storage;
  const { connectionString, Client } = connectionTo(url);
  const watch = new DatabaseObserver();
  return {
    type: 'postgres',
    url: connectionString,
    driver: { ...pg, Pool: observedPool(watch) },
    entities,
    migrations,
    synchronize: false,
    migrationsRun: false,
    poolSize,
    connectTimeoutMS: connectTimeoutMs,
    extra: {
      connectionString,
      Client: observedClient(Client, watch),
      watch,
      min: poolSize,
      idleTimeoutMillis: 0,
      keepAlive: true,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleMs,
      responseTimeoutMs: limits.responseTimeoutMs,
    },
  };
}

/** Opens an app's database outside the framework: for migrations and commands. */
export const openDataSource = (storage: Storage, limits = ofRequests): Promise<DataSource> =>
  new DataSource(dataSourceOptions(storage, limits)).initialize();
