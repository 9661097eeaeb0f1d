import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CallMetrics } from '../monitoring/call-metrics.js';
import type { RequestMetrics } from '../monitoring/request-metrics.js';

/** What an app may put before the framework: doors of its own, and HTTP answers that need none of it. */
export interface Front {
  /**
   * Answers a request.
   *
   * @returns the name under which it is measured, since it has no route; undefined leaves it to the framework
   */
  serveHttp(request: IncomingMessage, response: ServerResponse): string | undefined;
  /**
   * Opens the doors of the front, when all others are open.
   *
   * @param noteCall wants to know of the gRPC calls that the front answers itself; undefined when nobody measures
   */
  open(app: NestFastifyApplication, noteCall: CallMetrics['note'] | undefined): Promise<void>;
  /** Lets calls under way finish; the app closes after it. */
  close(): Promise<void>;
}

/** Serves from the front as it is, or with a look at the clock when somebody wants to know. */
export const servedBy = (front: Front, measured: RequestMetrics | undefined): Front['serveHttp'] => {
  if (!measured) return (request, response) => front.serveHttp(request, response);
  return (request, response) => {
    const start = performance.now();
    const route = front.serveHttp(request, response);
    if (route === undefined) return undefined;
    const note = () => {
      const how = { status: response.statusCode, ms: performance.now() - start };
      measured.note(request.method ?? '', route, how);
    };
    if (response.writableEnded) note();
    else response.once('close', note);
    return route;
  };
};
