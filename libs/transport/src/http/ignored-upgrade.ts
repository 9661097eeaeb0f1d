import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request for another protocol as Node hands it over: nothing reads its connection any more. */
export interface UpgradeRequest {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** The bytes after its head: its body and pipelined requests. */
  readonly head: Buffer;
}

/** Whether a request is for a WebSocket upgrade; protocol names are case-insensitive (RFC 9110 section 7.8). */
export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

const aboutUpgrade: ReadonlySet<string> = new Set(['connection', 'upgrade', 'http2-settings']);

/**
 * Serves an upgrade request for an unsupported protocol as an ordinary request (RFC 9110 section 7.8). Java's client and
 * `curl --http2` request HTTP/2 at every plaintext address. Node detaches such connections once there is a listener for
 * upgrades, so the request is put back without its upgrade headers, and the connection is read again.
 */
export function ignoreUpgrade(server: Server, { request, socket, head }: UpgradeRequest): void {
  socket.unshift(Buffer.concat([Buffer.from(headOf(request), 'latin1'), head]));
  server.emit('connection', socket);
}

function headOf({ method, url, httpVersion, rawHeaders, headers }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!aboutUpgrade.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  if (/(?:^|[\s,])close(?:$|[\s,])/i.test(headers.connection ?? '')) lines.push('connection: close');
  return `${lines.join('\r\n')}\r\n\r\n`;
}
