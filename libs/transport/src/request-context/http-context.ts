import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type RequestContext,
  requestIdFrom,
  requestIdHeader,
  runInContext,
  type Tracing,
} from '@fieldpost/observability';
import { quietPaths } from './quiet-paths.js';
import { traceparentKey } from './grpc-context.js';

function contextOf({ headers, method, routeOptions }: FastifyRequest, tracing: Tracing): RequestContext {
  const requestId = requestIdFrom(headers[requestIdHeader]);
  const route = routeOptions.url ?? 'none';
  if (quietPaths.has(route)) return { requestId };
  const attributes = { 'http.request.method': method, 'http.route': route, request_id: requestId };
  const about = { name: `${method} ${route}`, kind: 'server', attributes } as const;
  const traceparent = headers[traceparentKey];
  return { requestId, span: tracing.begin(about, typeof traceparent === 'string' ? traceparent : undefined) };
}

/** Only errors of the server fail a span: a rejection is the client's error. */
function endSpan({ span }: RequestContext, { statusCode }: FastifyReply): void {
  span?.note({ 'http.response.status_code': statusCode });
  span?.end(statusCode >= 500 ? String(statusCode) : undefined);
}

/**
 * Runs each request in a context of its own: with the request id of the client, or a new one, which the response names in
 * its header, and as a part of the client's trace. Has to be the first hook.
 */
export function provideRequestContext(app: NestFastifyApplication, tracing: Tracing): void {
  const fastify = app.getHttpAdapter().getInstance();
  const contexts = new WeakMap<FastifyRequest['raw'], RequestContext>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const context = { ...contextOf(request, tracing), response: reply.raw };
    contexts.set(request.raw, context);
    reply.header(requestIdHeader, context.requestId);
    runInContext(context, done);
  });
  // Node emits the events of a body in the context of the connection.
  fastify.addHook('preValidation', (request, _reply, done) => runInContext(contexts.get(request.raw), done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const context = contexts.get(request.raw) ?? {};
    endSpan(context, reply);
    runInContext(context, done);
  });
}
