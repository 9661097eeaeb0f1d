import { type Metadata, ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';
import {
  asPartOf,
  followWork,
  requestIdFrom,
  requestIdHeader,
  type Span,
  type Tracing,
  type Work,
} from '@fieldpost/observability';
import type { CallMetrics } from '../monitoring/call-metrics.js';
import { metadataValue } from './metadata.js';

/** Key of metadata and header of HTTP that names the span of the caller (W3C Trace Context). */
export const traceparentKey = 'traceparent';

/** Who wants to know of calls. */
export interface CallWatchers {
  readonly tracing: Tracing;
  readonly measured: CallMetrics | undefined;
}

/** Begins the part of a trace in which a call, or a question of a conversation, is answered. */
export function answeringSpan(
  tracing: Tracing,
  path: string,
  { requestId, traceparent }: { readonly requestId: string; readonly traceparent: string },
): Span | undefined {
  const attributes = { 'rpc.system': 'grpc', request_id: requestId };
  return tracing.begin({ name: path.slice(1), kind: 'server', attributes }, traceparent);
}

/** What health checks and the curious ask, time and again. */
const isQuiet = (path: string): boolean => path.startsWith('/grpc.');

/**
 * Looks at every call of a gRPC server: it becomes a piece of work with the id that its caller gave, a part of the
 * caller's trace, and a value of the metrics. A stream may be open for days, so that it is no part of a trace.
 */
export const watchedCalls =
  ({ tracing, measured }: CallWatchers): ServerInterceptor =>
  ({ path, requestStream, responseStream }, call) => {
    if (isQuiet(path)) return new ServerInterceptingCall(call);
    const began = performance.now();
    let work: Work | undefined;
    const leave = followWork();
    let hasEnded = false;
    const ended = (code: number) => {
      if (hasEnded) return;
      hasEnded = true;
      measured?.note(path, code, performance.now() - began);
      work?.span?.end(code === status.OK ? undefined : status[code]);
      leave();
    };
    const begin = (metadata: Metadata): Work => {
      const requestId = requestIdFrom(metadataValue(metadata, requestIdHeader));
      if (requestStream || responseStream) return { requestId };
      const traceparent = metadataValue(metadata, traceparentKey);
      return { requestId, span: answeringSpan(tracing, path, { requestId, traceparent }) };
    };
    return new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, go) => {
            work = begin(metadata);
            asPartOf(work, () => go(metadata));
          },
          onReceiveMessage: (message: unknown, go) => asPartOf(work, () => go(message)),
          onReceiveHalfClose: (go) => asPartOf(work, go),
          onCancel: () => ended(status.CANCELLED),
        }),
      sendStatus: (outcome, next) => {
        ended(outcome.code);
        next(outcome);
      },
    });
  };
