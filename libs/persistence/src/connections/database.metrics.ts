import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { type Metrics, only } from '@fieldpost/observability';
import type { DatabaseObserver } from './database-observer.js';

/** Seconds: from reads in memory to the timeout of a client. */
const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

/** The pool of a database, and its observer. */
interface Watched {
  readonly master: Pool;
  readonly options: { readonly extra: { readonly watch: DatabaseObserver } };
}

/** Registers metrics of the database of an app: connections, time to acquire one, and time of statements. */
export function measureDatabase(metrics: Metrics, db: DataSource): void {
  const { master: pool, options } = db.driver as unknown as Watched;
  const { watch } = options.extra;
  const about = (name: string, help: string) => ({ name: `fieldpost_database_${name}`, help, labels: [] });
  const states = { ...about('connections', 'Open connections of the pool.'), labels: ['state'] } as const;
  metrics.gauge(states, () => [
    { labels: { state: 'in_use' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]);
  metrics.gauge(about('connections_max', 'Connections that the pool may have.'), () =>
    only(pool.options.max ?? 0),
  );
  metrics.gauge(about('waiting', 'Who waits for a connection.'), () => only(pool.waitingCount));
  watch.onAcquired = metrics.histogram(about('acquire_seconds', 'Wait for a connection.'), bounds)({});
  const statements = about('statement_seconds', 'Time until a statement was answered, by what it does.');
  const observerOf = metrics.histogram({ ...statements, labels: ['operation'] }, bounds);
  const observers = new Map<string, (seconds: number) => void>();
  watch.onQueryEnd = (operation, seconds) => {
    const observe = observers.get(operation) ?? observerOf({ operation });
    observers.set(operation, observe);
    observe(seconds);
  };
}
