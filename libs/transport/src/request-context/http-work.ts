import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  asPartOf,
  followWork,
  requestIdFrom,
  requestIdHeader,
  type Tracing,
  type Work,
} from '@fieldpost/observability';
import { quietPaths } from '../monitoring/request-metrics.js';
import { traceparentKey } from './watched-calls.js';

function begin({ headers, method, routeOptions }: FastifyRequest, tracing: Tracing): Work {
  const requestId = requestIdFrom(headers[requestIdHeader]);
  const route = routeOptions.url ?? 'none';
  if (quietPaths.has(route)) return { requestId };
  const attributes = { 'http.request.method': method, 'http.route': route, request_id: requestId };
  const about = { name: `${method} ${route}`, kind: 'server', attributes } as const;
  const traceparent = headers[traceparentKey];
  return { requestId, span: tracing.begin(about, typeof traceparent === 'string' ? traceparent : undefined) };
}

/** A rejection is the doing of the caller: only what went wrong here is a failure. */
function end({ span }: Work, { statusCode }: FastifyReply): void {
  span?.note({ 'http.response.status_code': statusCode });
  span?.end(statusCode >= 500 ? String(statusCode) : undefined);
}

/**
 * Makes each request a piece of work: with the id that its caller gave or one of its own, which stands in the header of
 * the answer, and a part of the caller's trace. The hook goes before all others.
 */
export function followRequests(app: NestFastifyApplication, tracing: Tracing): void {
  const fastify = app.getHttpAdapter().getInstance();
  const requests = new WeakMap<FastifyRequest['raw'], Work>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const work = begin(request, tracing);
    requests.set(request.raw, work);
    reply.header(requestIdHeader, work.requestId);
    reply.raw.once('close', followWork());
    asPartOf(work, done);
  });
  // A body comes in on behalf of the connection, not of the request.
  fastify.addHook('preValidation', (request, _reply, done) => asPartOf(requests.get(request.raw), done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const work = requests.get(request.raw) ?? {};
    end(work, reply);
    asPartOf(work, done);
  });
}
