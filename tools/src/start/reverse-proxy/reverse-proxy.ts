import { type IncomingMessage, METHODS } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { toApiBody, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { httpServer, noLimits } from '@fieldpost/transport';
import { openWebsite, type Site } from '@fieldpost/website';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { routeOf } from '../../routes/route-of.js';
import type { RoutedApp } from '../../routes/route-table.js';
import { type Forwarding, tunnelWebSockets } from './web-socket-tunnels.js';

type Headers = Record<string, string | string[] | undefined>;

/** The URLs of the apps without a path, the folder of the built console and the settings of its pages. */
export interface ReverseProxyPlan {
  readonly upstreams: Readonly<Record<Exclude<RoutedApp, 'console'>, string>>;
  readonly console: string;
  readonly site?: Site | undefined;
  readonly logger: Pick<Logger, 'warn'>;
}

// Hop-by-hop headers apply to one connection only.
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];

/** All clients share the proxy with the developer, who is one of them; the apps limit each client. */
const limits = noLimits;

/** The one HTTP address of the suite: hands each request to the app that the route table names, unread. */
export async function makeReverseProxy(plan: ReverseProxyPlan): Promise<FastifyInstance> {
  const proxy = Fastify({
    serverFactory: httpServer({ limits, errorFormat: toApiBody, logger: plan.logger }),
    forceCloseConnections: true,
    frameworkErrors: (error, _request, reply) => void answer(reply, error.statusCode ?? 400, error.message),
  });
  proxy.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) =>
    answer(reply, error.statusCode ?? 500, error.message),
  );
  proxy.setNotFoundHandler((request, reply) => answer(reply, 405, `Method ${request.method} not supported`));
  proxy.addHook('onRequest', async ({ method, headers }) => {
    // The framework itself would require a content type for this method.
    if (method === 'QUERY') headers['content-type'] ??= 'application/octet-stream';
  });
  // Unsupported methods are rejected by the app, which knows the methods of the path.
  const unusual = METHODS.filter((name) => name !== 'CONNECT' && !proxy.supportedMethods.includes(name));
  for (const name of unusual) proxy.addHttpMethod(name, { hasBody: true });
  const endTunnels = tunnelWebSockets(proxy.server, (request) => forwardingOf(request, plan));
  proxy.addHook('preClose', async () => endTunnels());
  const website = await openWebsite(proxy, plan.console, plan.site);
  await proxy.register(httpProxy, {
    httpMethods: proxy.supportedMethods,
    upstream: '',
    preHandler: (request, reply, next) => {
      if (appOf(request) === 'console') website(request, reply);
      else next();
    },
    replyOptions: {
      getUpstream: (request) => upstreamOf(request as FastifyRequest, plan),
      // The connection to the app is separate from that of the client, which may have asked to close it.
      rewriteHeaders: (headers) => withoutHopByHop(headers),
      rewriteRequestHeaders: (request, headers) => forwarded((request as FastifyRequest).raw, headers),
      // Responses are returned unchanged: the proxy never retries.
      retryDelay: () => null,
      onError: (reply) => void sayUnavailable(reply as FastifyReply),
    },
  });
  return proxy;
}

const appOf = ({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): RoutedApp =>
  routeOf(method, url)?.app ?? 'console';

/** The way of a WebSocket; the console has none. */
function forwardingOf(request: IncomingMessage, plan: ReverseProxyPlan): Forwarding | undefined {
  const app = appOf(request);
  if (app === 'console') return undefined;
  const url = `${plan.upstreams[app]}${request.url}`;
  return { url, headers: forwarded(request, request.headers) };
}

function upstreamOf(request: FastifyRequest, plan: ReverseProxyPlan): string {
  const app = appOf(request);
  return app === 'console' ? '' : plan.upstreams[app];
}

const withoutHopByHop = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));

/** The received headers plus `X-Forwarded-*`, as an ingress sets them. */
function forwarded(request: IncomingMessage, headers: Headers): Headers {
  const host = request.headers.host ?? '';
  return {
    ...withoutHopByHop(headers),
    host,
    'x-forwarded-for': [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
  };
}

function sayUnavailable(reply: FastifyReply): FastifyReply {
  const body = toApiBody(unavailable({ what: appOf(reply.request) }));
  return reply.code(body.code).send(body);
}

const answer = (reply: FastifyReply, code: number, error: string): FastifyReply =>
  reply.code(code).send({ code, error });
