import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyServerFactory } from 'fastify';

/** What an app may put before the framework: doors of its own, and HTTP answers that need none of it. */
export interface Front {
  /** Answers a request at once; false leaves it to the framework. */
  serveHttp(request: IncomingMessage, response: ServerResponse): boolean;
  /** Opens the doors of the front, when all others are open. */
  open(app: NestFastifyApplication): Promise<void>;
  /** Lets calls under way finish; the app closes after it. */
  close(): Promise<void>;
}

/** An HTTP server with the times of Fastify's own, whose requests come to the front first. */
export const serverBehind =
  (front: Front): FastifyServerFactory =>
  (handler, { keepAliveTimeout, requestTimeout }) => {
    const server = createServer((request, response) => {
      if (!front.serveHttp(request, response)) handler(request, response);
    });
    return Object.assign(server, { keepAliveTimeout, requestTimeout });
  };
