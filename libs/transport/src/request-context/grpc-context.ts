import { type Metadata, status } from '@grpc/grpc-js';
import {
  type RequestContext,
  requestIdFrom,
  requestIdHeader,
  runInContext,
  type Tracing,
} from '@fieldpost/observability';
import { metadataValue } from './metadata.js';

/** Metadata key and HTTP header with the span of the caller (W3C Trace Context). */
export const traceparentKey = 'traceparent';

/** A call of grpc-js, as far as every kind of call has it. */
interface Call {
  readonly metadata: Metadata;
  once(event: 'cancelled', listener: () => void): unknown;
}

interface Outcome {
  readonly code?: number | undefined;
}
type Done = (error: Outcome | null, ...response: unknown[]) => void;
type Handler = (call: never, done: Done) => unknown;

interface Method {
  readonly path: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
}

/**
 * Runs each call of a method in a context of its own, with the request id and the trace of the caller. A stream may be
 * open for days, so it is not a part of a trace.
 */
export function inCallContext(tracing: Tracing, method: Method, handler: Handler): Handler {
  const isStream = method.requestStream || method.responseStream;
  return (call: Call, done) => {
    const requestId = requestIdFrom(metadataValue(call.metadata, requestIdHeader));
    if (isStream || !tracing.isOn) return runInContext({ requestId }, () => handler(call as never, done));
    const attributes = { 'rpc.system': 'grpc', request_id: requestId };
    const about = { name: method.path.slice(1), kind: 'server', attributes } as const;
    const span = tracing.begin(about, metadataValue(call.metadata, traceparentKey));
    const context: RequestContext = { requestId, span };
    // grpc-js reports calls as cancelled also when they have been answered: the first end of a span counts.
    call.once('cancelled', () => span?.end(status[status.CANCELLED]));
    return runInContext(context, () =>
      handler(call as never, (error, ...response) => {
        span?.end(error ? status[error.code ?? status.UNKNOWN] : undefined);
        done(error, ...response);
      }),
    );
  };
}
