import { currentContext, failureOf, type Observe } from '@fieldpost/observability';
import { operationOf, type Statement, statementName } from './statement-name.js';

type QueryEnd = (failure?: unknown) => void;

/** Observes queries. Without an observer the cost is one branch. */
export class DatabaseObserver {
  /** Receives the seconds until a connection was acquired. */
  onAcquired: Observe | undefined;
  /** Receives the operation, such as `select`, and the seconds until its result. */
  onQueryEnd: ((operation: string, seconds: number) => void) | undefined;

  /** Starts observing a statement; undefined without an observer. */
  startQuery(statement: Statement): QueryEnd | undefined {
    const { onQueryEnd } = this;
    const span = currentContext()?.span?.child({
      name: statementName(statement),
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql' },
    });
    if (!onQueryEnd && !span) return undefined;
    const began = performance.now();
    return (failure) => {
      onQueryEnd?.(operationOf(statement), (performance.now() - began) / 1_000);
      span?.end(failure === undefined || failure === null ? undefined : failureOf(failure));
    };
  }
}
