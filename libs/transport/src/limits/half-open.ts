import type { Duplex } from 'node:stream';

/** How long a peer may take to close its side after this side has ended, in milliseconds. */
const lingerMs = 1_000;

function destroyLater(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Destroys a connection whose own side has ended while the peer leaves its side open. TCP has no time limit for that
 * (RFC 9293, FIN-WAIT-2, while the socket is open), so that such a peer would keep its connection for good.
 */
export function destroyHalfOpen(socket: Duplex): void {
  socket.once('finish', () => destroyLater(socket));
}

/** Sends the last bytes of a connection and destroys it soon after, whether or not the peer reads them or closes its side. */
export function endConnection(socket: Duplex, lastBytes: string): void {
  socket.end(lastBytes);
  // What was not read yet would turn the end into a reset, which may overtake the last bytes.
  socket.resume();
  destroyLater(socket);
}

/** A response as the last bytes of a connection (RFC 9112). `status` has the number and the reason. */
export function endWithResponse(
  socket: Duplex,
  status: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): void {
  const all = { connection: 'close', ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  endConnection(socket, `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}
