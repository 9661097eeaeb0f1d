import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '@fieldpost/observability';
import { mostUnread } from '../limits/most-unread.js';

/** Bytes of responses that all clients of a server together have not read. */
const standardMaxBytes = 64 * 1024 * 1024;
const intervalMs = 100;
/** Memory of a request whose response waits for that of an earlier request on its connection. */
const waitingBytes = 4 * 1024;

/** Responses of a connection that are not sent yet; they are sent in this order (RFC 9112, 9.3.2). */
type Pending = ServerResponse[];

function unreadBytes(socket: Socket, pending: Pending): number {
  let bytes = socket.writableLength;
  for (const response of pending) if (!response.socket) bytes += response.writableLength + waitingBytes;
  return bytes;
}

/**
 * Closes the connections with the most unread bytes, while those of all connections exceed a limit. Node stops reading from a
 * client that does not read, but only after the requests of a whole chunk, and for each connection by itself.
 */
export class UnreadResponses {
  private readonly connections = new Map<Socket, Pending>();

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly maxBytes = standardMaxBytes,
  ) {}

  /** Checks the connections of a server until it closes. */
  observe(server: Server): void {
    server.on('connection', (socket) => this.add(socket));
    const timer = setInterval(() => this.limit(), intervalMs).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Notes the response of a request. */
  note({ socket }: IncomingMessage, response: ServerResponse): void {
    const pending = this.connections.get(socket);
    if (!pending) return;
    // Sent in order: when the last one is sent, all are.
    if (pending.at(-1)?.writableFinished !== false) pending.length = 0;
    pending.push(response);
  }

  private add(socket: Socket): void {
    // A connection may be emitted again after it was read anew.
    if (this.connections.has(socket)) return;
    this.connections.set(socket, []);
    socket.once('close', () => this.connections.delete(socket));
  }

  private limit(): void {
    const unread = new Map<Socket, number>();
    for (const [socket, pending] of this.connections) {
      while (pending[0]?.writableFinished === true) pending.shift();
      const bytes = unreadBytes(socket, pending);
      if (bytes > 0) unread.set(socket, bytes);
    }
    for (const socket of mostUnread(unread, this.maxBytes)) {
      const fields = { address: socket.remoteAddress };
      this.logger.warn(fields, 'connection closed: too many bytes of responses are not read');
      // Without a reset the kernel would keep its part of the bytes for the client.
      socket.resetAndDestroy();
    }
  }
}
