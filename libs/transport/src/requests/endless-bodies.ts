import type { IncomingMessage, ServerResponse } from 'node:http';
import { mostDiscarded } from './body-parsers.js';

/** How long a client that is still sending may take to read its response, in milliseconds. */
const timeoutMs = 1_000;

/** Whether the announced length of a request exceeds the limit for discarding. */
export const isEndless = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > mostDiscarded;

/**
 * Closes the connection of a client that keeps sending after the response: Node would read and discard it for as
 * long as a request may take.
 */
export function endWhoGoesOn(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  response.once('finish', () => {
    if (request.complete) return;
    const timeout = setTimeout(() => request.socket.destroy(), timeoutMs).unref();
    request.once('close', () => clearTimeout(timeout));
  });
}
