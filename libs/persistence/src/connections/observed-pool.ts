import pg from 'pg';
import { currentContext, runInContext } from '@fieldpost/observability';
import type { DatabaseObserver } from './database-observer.js';
import type { Statement } from './statement-name.js';

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;
type Args = Parameters<pg.Client['query']>;

/** A client whose queries are observed. */
export const observedClient = (Client: typeof pg.Client, watch: DatabaseObserver): typeof pg.Client =>
  class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      this.query = ((...args: Args) => observed(args, query, watch)) as pg.Client['query'];
    }
  };

/** Runs the query and reports its end to the observer, for the callback and the promise form of the driver. */
function observed(args: unknown[], query: (...args: unknown[]) => unknown, watch: DatabaseObserver) {
  const done = watch.startQuery(args[0] as Statement);
  if (!done) return query(...args);
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const callbackWithEnd = (error: unknown, ...rest: unknown[]): void => {
      done(error);
      callback(error, ...rest);
    };
    return query(...args.slice(0, -1), callbackWithEnd);
  }
  const result = query(...args);
  if (result instanceof Promise) result.then(() => done(), done);
  return result;
}

/**
 * A pool that reports the time to acquire a connection and keeps the context of the caller: the
 * library calls back in the context of the client that released the connection.
 */
export const observedPool = (watch: DatabaseObserver): typeof pg.Pool =>
  class extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.PoolClient> | void {
      const since = performance.now();
      const acquired = () => watch.onAcquired?.((performance.now() - since) / 1_000);
      if (!callback) {
        const connected = super.connect();
        connected.then(acquired, () => undefined);
        return connected;
      }
      const context = currentContext();
      super.connect((error, client, release) => {
        acquired();
        runInContext(context, () => callback(error, client, release));
      });
    }
  };
