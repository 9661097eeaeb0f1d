import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request for another protocol as Node hands it over: nothing reads its connection any more. */
export interface UpgradeRequest {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What came after its head: its body, and the requests behind it. */
  readonly head: Buffer;
}

/** Whether a request asks to go on as a WebSocket; names of protocols are compared in any case (RFC 9110 section 7.8). */
export const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

const aboutUpgrade: ReadonlySet<string> = new Set(['connection', 'upgrade', 'http2-settings']);

/**
 * Serves a request for a protocol that nobody speaks here as if it had not asked (RFC 9110 section 7.8). Java's client and
 * `curl --http2` ask every plain address for HTTP/2. Node gives such connections away as soon as anybody listens for
 * upgrades, so the request is put back without what it asked for, and the connection read anew.
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
