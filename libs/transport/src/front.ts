import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyServerFactory } from 'fastify';
import type { RequestMetrics } from './request-metrics.js';

/** What an app may put before the framework: doors of its own, and HTTP answers that need none of it. */
export interface Front {
  /** Answers a request at once; false leaves it to the framework. */
  serveHttp(request: IncomingMessage, response: ServerResponse): boolean;
  /** Opens the doors of the front, when all others are open. */
  open(app: NestFastifyApplication): Promise<void>;
  /** Lets calls under way finish; the app closes after it. */
  close(): Promise<void>;
}

/** What the front answers has no route; it is measured under this name. */
const frontRoute = 'front';

/** Serves from the front as it is, or with a look at the clock when somebody wants to know. */
const servedBy = (front: Front, measured: RequestMetrics | undefined): Front['serveHttp'] => {
  if (!measured) return (request, response) => front.serveHttp(request, response);
  return (request, response) => {
    const start = performance.now();
    const isServed = front.serveHttp(request, response);
    const how = { status: response.statusCode, ms: performance.now() - start };
    if (isServed) measured.note(request.method ?? '', frontRoute, how);
    return isServed;
  };
};

/** An HTTP server with the times of Fastify's own, whose requests come to the front first. */
export const serverBehind =
  (front: Front, measured: RequestMetrics | undefined): FastifyServerFactory =>
  (handler, { keepAliveTimeout, requestTimeout }) => {
    const serve = servedBy(front, measured);
    const server = createServer((request, response) => {
      if (!serve(request, response)) handler(request, response);
    });
    return Object.assign(server, { keepAliveTimeout, requestTimeout });
  };
