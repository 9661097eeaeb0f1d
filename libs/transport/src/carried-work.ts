import { InterceptingCall, type Interceptor, type Metadata, status } from '@grpc/grpc-js';
import { currentWork, requestIdHeader } from '@fieldpost/observability';
import { traceparentKey } from './watched-calls.js';

/**
 * Takes the id of the request along to whom it asks, and makes the call a part of the trace. What callers hand in as
 * metadata is often the same for all calls, so that it is left as it is.
 */
export const carryWork: Interceptor = (options, nextCall) => {
  const work = currentWork();
  const name = options.method_definition.path.slice(1);
  const span = work?.span?.child({ name, kind: 'client', attributes: { 'rpc.system': 'grpc' } });
  return new InterceptingCall(nextCall(options), {
    start: (metadata, _listener, next) => {
      const own: Metadata = metadata.clone();
      if (work?.requestId !== undefined) own.set(requestIdHeader, work.requestId);
      if (span) own.set(traceparentKey, span.traceparent);
      next(own, {
        onReceiveStatus: (outcome, go) => {
          span?.end(outcome.code === status.OK ? undefined : status[outcome.code]);
          go(outcome);
        },
      });
    },
  });
};
