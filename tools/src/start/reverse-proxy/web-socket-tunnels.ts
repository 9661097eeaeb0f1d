import { type IncomingMessage, request as ask, type OutgoingHttpHeaders, type Server } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import {
  isWebSocketUpgrade,
  endWithResponse,
  hasWrongHosts,
  ignoreUpgrade,
  type UpgradeRequest,
} from '@fieldpost/transport';

/** Target and headers of an upgrade request. */
export interface Forwarding {
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Forwards WebSockets: an upgrade request is sent to the app, and then bytes are passed in both directions. Requests that
 * ask for another protocol, or for which `forwardingOf` has no target, are served without the upgrade.
 *
 * @returns a function that closes all tunnels, since a closing server waits for them
 */
export function tunnelWebSockets(
  server: Server,
  forwardingOf: (request: IncomingMessage) => Forwarding | undefined,
): () => void {
  const open = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (hasWrongHosts(request)) return endWithResponse(socket, '400 Bad Request');
    const forwarding = isWebSocketUpgrade(request) ? forwardingOf(request) : undefined;
    if (!forwarding) return ignoreUpgrade(server, { request, socket, head });
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    tunnel({ request, socket, head }, forwarding);
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

function tunnel({ request, socket, head }: UpgradeRequest, { url, headers }: Forwarding): void {
  const upgrade = { connection: 'upgrade', upgrade: 'websocket' };
  const asked = ask(url, { method: request.method, headers: { ...headers, ...upgrade }, agent: false });
  socket.on('error', () => asked.destroy()).once('close', () => asked.destroy());
  asked.on('error', () => endWithResponse(socket, '503 Service Unavailable'));
  asked.on('response', (answer) => {
    answer.resume();
    endWithResponse(socket, `${answer.statusCode} ${answer.statusMessage}`);
  });
  asked.on('upgrade', (answer, far, rest) => {
    socket.write(Buffer.concat([Buffer.from(headOf(answer), 'latin1'), rest]));
    far.write(head);
    // Whichever side ends, the other one does.
    const end = () => [socket, far].forEach((side) => side.destroy());
    pipeline(socket, far, end);
    pipeline(far, socket, end);
  });
  asked.end();
}

function headOf({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
