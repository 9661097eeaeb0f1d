import { type CallOptions, InterceptingCall, type Interceptor, type Metadata, status } from '@grpc/grpc-js';
import { requestIdHeader, type Span, type Work } from '@fieldpost/observability';
import { traceparentKey } from './watched-calls.js';

/** What a call takes along. */
export interface Carried {
  readonly metadata: Metadata;
  readonly options: Pick<CallOptions, 'interceptors'>;
}

/**
 * Takes the id of the request along to whom it asks, and makes the call a part of the trace, if there is one. What callers
 * hand in as metadata is often the same for all calls, so that it is left as it is.
 */
export function carryWork(metadata: Metadata, work: Work | undefined): Carried {
  if (!work) return { metadata, options: {} };
  const own = metadata.clone();
  if (work.requestId !== undefined) own.set(requestIdHeader, work.requestId);
  return { metadata: own, options: work.span ? { interceptors: [tracedBy(work.span)] } : {} };
}

/** Begins the part of a trace that waits for a call, or for the answer to a question of a conversation. */
export const askingSpan = (asking: Span, path: string): Span =>
  asking.child({ name: path.slice(1), kind: 'client', attributes: { 'rpc.system': 'grpc' } });

const tracedBy =
  (asking: Span): Interceptor =>
  (options, nextCall) => {
    const span = askingSpan(asking, options.method_definition.path);
    return new InterceptingCall(nextCall(options), {
      start: (metadata, _listener, next) => {
        metadata.set(traceparentKey, span.traceparent);
        next(metadata, {
          onReceiveStatus: (outcome, go) => {
            span.end(outcome.code === status.OK ? undefined : status[outcome.code]);
            go(outcome);
          },
        });
      },
    });
  };
