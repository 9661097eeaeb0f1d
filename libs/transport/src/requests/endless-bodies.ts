import type { IncomingMessage, ServerResponse } from 'node:http';
import { mostDiscarded } from './body-parsers.js';

/** How long a client that is still sending may take to notice its answer, in milliseconds. */
const timeoutMs = 1_000;

/** Whether a request says of itself that nobody will read it to its end. */
export const isEndless = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > mostDiscarded;

/**
 * Ends the connection of a client that has its answer and goes on sending: Node would read that, and throw it away, for as
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
