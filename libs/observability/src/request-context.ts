import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Span } from './span.js';

/** The request, call or message that is being processed. */
export interface RequestContext {
  /** The same in every app that takes part; a field of its log lines. */
  readonly requestId?: string | undefined;
  /** The current span; undefined without tracing. */
  readonly span?: Span | undefined;
  /** Response to the request, for limits that are found out later; absent where there is no HTTP request. */
  readonly response?: ServerResponse;
}

const storage = new AsyncLocalStorage<RequestContext | undefined>();

/** The context of the caller; undefined for background work. */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Runs a function, and everything that it starts, in this context; undefined for background work. */
export const runInContext = <T>(context: RequestContext | undefined, run: () => T): T =>
  storage.run(context, run);
