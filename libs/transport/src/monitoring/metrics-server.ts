import type { RequestListener, Server } from 'node:http';
import { toApiBody } from '@fieldpost/errors';
import type { Logger, Metrics } from '@fieldpost/observability';
import { httpServer } from '../http/http-server.js';
import { noLimits } from '../limits/limits.js';

/** Scrapers need one or two connections; one client must not use all of them. */
const limits = { ...noLimits, connections: 64, connectionsPerAddress: 16 };

/** Where the metrics of a process are read. */
export interface MetricsListener {
  /** Name of the app; a label of every value. */
  readonly app: string;
  readonly host: string;
  readonly port: number;
}

/** Serves only `GET /metrics`. */
const answering =
  (metrics: Metrics, logger: Pick<Logger, 'warn' | 'error'>): RequestListener =>
  (request, response) => {
    const { method, url = '' } = request;
    const [path] = url.split('?');
    if (path !== '/metrics') return void response.writeHead(404).end();
    if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'metrics cannot be read');
        response.writeHead(500).end();
      },
    );
  };

/** Starts the metrics server on a port that is not shared with other workers; fails when it is in use. */
export async function openMetricsServer(
  metrics: Metrics,
  { host, port }: Pick<MetricsListener, 'host' | 'port'>,
  logger: Pick<Logger, 'warn' | 'error'>,
): Promise<Server> {
  const server = httpServer({ limits, errorFormat: toApiBody, logger })(
    answering(metrics, logger),
    {},
  ) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Otherwise workers would share the port, and each scrape would reach a different one.
    server.listen({ host, port, exclusive: true }, resolve);
  });
  return server;
}
