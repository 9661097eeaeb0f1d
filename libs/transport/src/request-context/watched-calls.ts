import { type Metadata, ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';
import {
  type RequestContext,
  requestIdFrom,
  requestIdHeader,
  runInContext,
  type Tracing,
} from '@fieldpost/observability';
import type { CallMetrics } from '../monitoring/call-metrics.js';
import { metadataValue } from './metadata.js';

/** Metadata key and HTTP header with the span of the caller (W3C Trace Context). */
export const traceparentKey = 'traceparent';

/** Where calls are traced and measured. */
export interface CallWatchers {
  readonly tracing: Tracing;
  readonly measured: CallMetrics | undefined;
}

/** Health checks and reflection are neither traced nor measured. */
const isQuiet = (path: string): boolean => path.startsWith('/grpc.');

/**
 * Runs each call of a gRPC server in a context of its own, with the request id and the trace of the caller, and measures
 * it. A stream may be open for days, so it is not a part of a trace.
 */
export const watchedCalls =
  ({ tracing, measured }: CallWatchers): ServerInterceptor =>
  ({ path, requestStream, responseStream }, call) => {
    if (isQuiet(path)) return new ServerInterceptingCall(call);
    const began = performance.now();
    let context: RequestContext | undefined;
    let hasEnded = false;
    const end = (code: number) => {
      if (hasEnded) return;
      hasEnded = true;
      measured?.note(path, code, performance.now() - began);
      context?.span?.end(code === status.OK ? undefined : status[code]);
    };
    const contextOf = (metadata: Metadata): RequestContext => {
      const requestId = requestIdFrom(metadataValue(metadata, requestIdHeader));
      if (requestStream || responseStream) return { requestId };
      const attributes = { 'rpc.system': 'grpc', request_id: requestId };
      const about = { name: path.slice(1), kind: 'server', attributes } as const;
      return { requestId, span: tracing.begin(about, metadataValue(metadata, traceparentKey)) };
    };
    return new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, go) => {
            context = contextOf(metadata);
            runInContext(context, () => go(metadata));
          },
          onReceiveMessage: (message: unknown, go) => runInContext(context, () => go(message)),
          onReceiveHalfClose: (go) => runInContext(context, go),
          onCancel: () => end(status.CANCELLED),
        }),
      sendStatus: (outcome, next) => {
        end(outcome.code);
        next(outcome);
      },
    });
  };
