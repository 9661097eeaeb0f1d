import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { kinds, notValid } from '@fieldpost/errors';
import type { ErrorFormat } from '../errors/app-error.filter.js';
import { endWithResponse } from '../limits/half-open.js';
import { requestNotValid } from '../errors/to-app-error.js';

/** Characters of one part of a path between slashes. */
export const longestPathPart = 200;

interface Reply {
  readonly raw: ServerResponse;
}
interface Problem extends Error {
  readonly code?: string;
}

function pathProblem({ code }: Problem) {
  const reason =
    code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? `should have at most ${longestPathPart} characters between slashes`
      : 'should be percent-encoded UTF-8';
  return notValid({ argument: 'Path', reason });
}

function requestProblem({ code }: Problem) {
  if (code === 'HPE_HEADER_OVERFLOW') return requestNotValid({ reason: 'address and headers are too long' });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestNotValid({ reason: 'it took too long to arrive' });
  return requestNotValid({ reason: 'should be HTTP/1.1' });
}

/** Handlers for requests that never reach a route, in the error format of the app. */
export const rejections = (errorFormat: ErrorFormat) => ({
  frameworkErrors: (problem: Problem, _request: unknown, reply: Reply) => {
    const error = pathProblem(problem);
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    reply.raw.writeHead(kinds[error.kind].http, headers).end(JSON.stringify(errorFormat(error)));
  },
  clientErrorHandler: (problem: Problem, socket: Socket) => {
    if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const body = JSON.stringify(errorFormat(requestProblem(problem)));
    return endWithResponse(socket, '400 Bad Request', { 'content-type': 'application/json' }, body);
  },
});
