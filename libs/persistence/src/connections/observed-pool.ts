import pg from 'pg';
import { currentContext, runInContext } from '@fieldpost/observability';
import type { DatabaseObserver } from './database-observer.js';
import type { Statement } from './statement-name.js';

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;
type Question = Parameters<pg.Client['query']>;

/** A client whose queries are observed. */
export const observedClient = (Client: typeof pg.Client, watch: DatabaseObserver): typeof pg.Client =>
  class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const ask = this.query.bind(this) as (...question: unknown[]) => unknown;
      this.query = ((...question: Question) => answered(question, ask, watch)) as pg.Client['query'];
    }
  };

/** Runs the query and reports its end to the observer, for the callback and the promise form of the driver. */
function answered(question: unknown[], ask: (...question: unknown[]) => unknown, watch: DatabaseObserver) {
  const done = watch.startQuery(question[0] as Statement);
  if (!done) return ask(...question);
  const callback = question.at(-1);
  if (typeof callback === 'function') {
    const told = (error: unknown, ...rest: unknown[]): void => {
      done(error);
      callback(error, ...rest);
    };
    return ask(...question.slice(0, -1), told);
  }
  const answer = ask(...question);
  if (answer instanceof Promise) answer.then(() => done(), done);
  return answer;
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
