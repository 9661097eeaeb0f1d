import { type CallOptions, InterceptingCall, type Interceptor, type Metadata, status } from '@grpc/grpc-js';
import { currentContext, requestIdHeader, type Span } from '@fieldpost/observability';
import { traceparentKey } from './grpc-context.js';

/** Metadata and options of a call that belongs to a request. */
export interface OutgoingContext {
  readonly metadata: Metadata;
  readonly options: Pick<CallOptions, 'interceptors'>;
}

/**
 * Adds the id of the current request to the metadata of a call, and makes the call a part of the trace, if there is one.
 * Callers share one metadata object between calls, so it is copied.
 */
export function withContext(metadata: Metadata): OutgoingContext {
  const context = currentContext();
  if (!context) return { metadata, options: {} };
  const own = metadata.clone();
  if (context.requestId !== undefined) own.set(requestIdHeader, context.requestId);
  return { metadata: own, options: context.span ? { interceptors: [tracedBy(context.span)] } : {} };
}

/** Traces a call in a client span below `parent`. */
const tracedBy =
  (parent: Span): Interceptor =>
  (options, nextCall) => {
    const name = options.method_definition.path.slice(1);
    const span = parent.child({ name, kind: 'client', attributes: { 'rpc.system': 'grpc' } });
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
