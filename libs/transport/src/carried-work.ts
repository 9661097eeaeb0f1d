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

const tracedBy =
  (asking: Span): Interceptor =>
  (options, nextCall) => {
    const name = options.method_definition.path.slice(1);
    const span = asking.child({ name, kind: 'client', attributes: { 'rpc.system': 'grpc' } });
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
