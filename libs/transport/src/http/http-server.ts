import { createServer, type RequestListener } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { Logger } from '@fieldpost/observability';
import type { ErrorFormat } from '../errors/app-error.filter.js';
import { bodyTooLarge } from '../requests/body-parsers.js';
import { ConnectionShares } from '../limits/connection-shares.js';
import { endWhoGoesOn, isEndless } from '../requests/endless-bodies.js';
import { httpTimes, type Limits } from '../limits/limits.js';
import { hasWrongHosts } from './one-host.js';
import { rejectUnread } from '../errors/reject-unread.js';
import { RequestRate } from './request-rate.js';
import { requestNotValid } from '../errors/to-app-error.js';
import { type ConnectionLimitOptions, ConnectionLimits } from './connection-limits.js';

export interface HttpServerParts {
  readonly limits: Limits;
  readonly errorFormat: ErrorFormat;
  readonly logger: Pick<Logger, 'warn'>;
  readonly connections?: ConnectionLimitOptions;
}

const wrongHosts = () => requestNotValid({ reason: 'should have one Host header' });

/** The HTTP server of an app: limits first, then the framework. */
export const httpServer =
  ({ limits, errorFormat, logger, connections: options }: HttpServerParts): FastifyServerFactory =>
  (handler, { keepAliveTimeout }) => {
    const rate = new RequestRate(limits, errorFormat);
    const shares = new ConnectionShares(limits);
    const connections = new ConnectionLimits(logger, options);
    const serve: RequestListener = (request, response) => {
      // On every response, errors too: browsers must not guess content types.
      response.setHeader('x-content-type-options', 'nosniff');
      endWhoGoesOn(request, response);
      if (rate.rejects(request, response)) return;
      if (hasWrongHosts(request)) return rejectUnread(response, { error: wrongHosts(), errorFormat });
      if (isEndless(request)) return rejectUnread(response, { error: bodyTooLarge(), errorFormat });
      handler(request, response);
    };
    const receive: RequestListener = (request, response) =>
      connections.inOrder(request, response, () => serve(request, response));
    // Node would answer requests without Host and those with an unknown Expect past the limits, and it would count the time
    // in which a body waits for the server.
    const server = createServer({ ...httpTimes, requestTimeout: 0, requireHostHeader: false }, receive);
    server.on('checkExpectation', receive);
    connections.observe(server);
    server.prependListener('connection', (socket) => void (shares.admit(socket) || socket.destroy()));
    return Object.assign(server, { keepAliveTimeout });
  };
