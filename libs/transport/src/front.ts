import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CallMetrics } from './call-metrics.js';
import type { RequestMetrics } from './request-metrics.js';

/** What an app may put before the framework: doors of its own, and HTTP answers that need none of it. */
export interface Front {
  /** Answers a request at once; false leaves it to the framework. */
  serveHttp(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Opens the doors of the front, when all others are open.
   *
   * @param noteCall wants to know of the gRPC calls that the front answers itself; undefined when nobody measures
   */
  open(app: NestFastifyApplication, noteCall: CallMetrics['note'] | undefined): Promise<void>;
  /** Lets calls under way finish; the app closes after it. */
  close(): Promise<void>;
}

/** What the front answers has no route; it is measured under this name. */
const frontRoute = 'front';

/** Serves from the front as it is, or with a look at the clock when somebody wants to know. */
export const servedBy = (front: Front, measured: RequestMetrics | undefined): Front['serveHttp'] => {
  if (!measured) return (request, response) => front.serveHttp(request, response);
  return (request, response) => {
    const start = performance.now();
    const isServed = front.serveHttp(request, response);
    const how = { status: response.statusCode, ms: performance.now() - start };
    if (isServed) measured.note(request.method ?? '', frontRoute, how);
    return isServed;
  };
};
