import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@fieldpost/observability';
import type { Limits } from '../limits/limits.js';
import { isDirect } from './direct-routes.js';
import { UntrustedProxies } from './untrusted-proxies.js';
import { quietPaths } from '../request-context/quiet-paths.js';

/** One line per request at the edge, except successful reads of direct routes; the query is left out, since it may hold a code or an address. */
export function logRequests(app: NestFastifyApplication, logger: Logger): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    if (isDirect(request) && reply.statusCode < 400) return done();
    const [path = ''] = request.url.split('?');
    const fields = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (!quietPaths.has(path)) logger.info(fields, 'request served');
    done();
  });
}

/** `Strict-Transport-Security`: keep to TLS for a year, in seconds. */
export const strictTransport = 'max-age=31536000';

/** Sets `Strict-Transport-Security` on responses over TLS; never over plain HTTP (RFC 6797 section 7.2). */
export function keepToTls(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', ({ protocol }, reply, done) => {
    if (protocol === 'https') void reply.header('strict-transport-security', strictTransport);
    done();
  });
}

/** Keeps caches away from every response whose route does not set `Cache-Control` itself (RFC 9111, 5.2.2.5). */
export function preventStoring(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
}

/** Logs a warning when an ingress is missing from `FIELDPOST_TRUSTED_PROXIES`. */
export function warnOfUntrustedProxies(
  app: NestFastifyApplication,
  logger: Logger,
  { isProxy }: Pick<Limits, 'isProxy'>,
): void {
  const proxies = new UntrustedProxies(logger, isProxy);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    proxies.note(raw);
    done();
  });
}

/** The health of an app. */
export interface Health {
  readonly isReady: () => Promise<boolean>;
  /** A line for people, such as since when something is missing that the app can do without for a while. */
  readonly remark: () => string | undefined;
}

/** `/healthz` is the readiness check (docs/protocol/grpc.md#health), `/livez` the liveness check. */
export function serveHealth(app: NestFastifyApplication, { isReady, remark }: Health): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/livez', (_request, reply) => reply.type('text/plain').send('alive\n'));
  fastify.get('/healthz', async (_request, reply) => {
    const ready = await isReady();
    const line = remark();
    const text = `Status is ${ready ? 'HEALTHY' : 'UNHEALTHY'}\n${line === undefined ? '' : `${line}\n`}`;
    return reply
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(text);
  });
}
