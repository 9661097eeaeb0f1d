import { currentContext, failureOf, type Observe } from '@fieldpost/observability';
import { operationOf, type Statement, statementName } from './statement-name.js';

type Answered = (failure?: unknown) => void;

/** Wants to know of what is asked of a database; until somebody does, it costs a look. */
export class DatabaseObserver {
  /** Takes the seconds for which a connection was waited for. */
  onAcquired: Observe | undefined;
  /** Takes the operation, such as `select`, and the seconds until its answer. */
  onQueryEnd: ((operation: string, seconds: number) => void) | undefined;

  /** Begins to look at a statement; undefined when nobody wants to know. */
  startQuery(statement: Statement): Answered | undefined {
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
