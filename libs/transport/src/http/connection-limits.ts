import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '@fieldpost/observability';
import { BodyTime, standardBodyMs } from '../limits/body-time.js';
import { mostUnread } from '../limits/most-unread.js';
import { onSmallChunks } from './small-chunks.js';

const standardMaxBytes = 64 * 1024 * 1024;
const intervalMs = 100;
/** Memory of the head of a request that waits for the response to an earlier one on its connection; at most 16 KiB are read. */
const headBytes = 16 * 1024;
/** Requests of a connection that wait for the responses to earlier ones. */
const mostWaiting = 32;

/** The error by which `node:http` reports a request that took too long to arrive. */
const tooLate = (): Error =>
  Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

export interface ConnectionLimitOptions {
  /** Bytes of responses that all clients of the server together have not read. */
  readonly maxUnreadBytes?: number;
  /** How long the server waits for the body of one request in total. */
  readonly bodyMs?: number;
}

/** Responses of a connection that are not sent yet; they are sent in this order (RFC 9112, 9.3.2). */
type Pending = ServerResponse[];

/**
 * Node parses all of a chunk that it read, also after its connection was closed. The parser that `node:http` attaches to a
 * socket stops at a request with this answer, which is otherwise that to an upgrade.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

/**
 * Limits what one connection may hold. Its requests are served one after another, and only a few may wait. A connection is
 * closed when many small chunks arrive on it, when the server has waited too long for the body of a request, or when it has
 * the most unread bytes while those of all connections exceed a limit: Node stops reading from a client that does not read,
 * but only after the requests of a whole chunk, and for each connection by itself.
 */
export class ConnectionLimits {
  private readonly connections = new Map<Socket, Pending>();
  private readonly maxBytes: number;
  private readonly time: BodyTime;

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    { maxUnreadBytes = standardMaxBytes, bodyMs = standardBodyMs }: ConnectionLimitOptions = {},
  ) {
    this.maxBytes = maxUnreadBytes;
    this.time = new BodyTime(bodyMs);
  }

  /** Checks the connections of a server until it closes. */
  observe(server: Server): void {
    server.on('connection', (socket) => this.add(socket));
    const timer = setInterval(() => this.limit(server), intervalMs).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Begins a request when the responses to earlier ones of its connection are sent, or closes the connection if too many wait. */
  inOrder(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const { socket } = request;
    onSmallChunks(request, () => this.end(socket, 'a body has many small chunks'));
    const pending = this.connections.get(socket);
    if (!pending) return begin();
    if (socket.destroyed) return;
    while (pending[0]?.writableFinished === true) pending.shift();
    const last = pending.at(-1);
    if (pending.length > mostWaiting) return this.end(socket, 'too many requests wait for earlier responses');
    pending.push(response);
    if (!last) return begin();
    last.once('close', () => void (socket.destroyed || begin()));
  }

  private add(socket: Socket): void {
    // A connection may be emitted again after it was read again.
    if (this.connections.has(socket)) return;
    this.connections.set(socket, []);
    socket.once('close', () => this.connections.delete(socket));
  }

  private limit(server: Server): void {
    const unread = new Map<Socket, number>();
    for (const [socket, pending] of this.connections) {
      while (pending[0]?.writableFinished === true) pending.shift();
      let bytes = socket.writableLength;
      const [served] = pending;
      if (served && this.time.isUp(served.req, intervalMs)) server.emit('clientError', tooLate(), socket);
      for (const { req } of pending.slice(1)) bytes += headBytes + req.readableLength;
      if (bytes > 0) unread.set(socket, bytes);
    }
    for (const socket of mostUnread(unread, this.maxBytes))
      this.end(socket, 'too many bytes of responses are not read');
  }

  private end(socket: Socket, reason: string): void {
    this.logger.warn({ address: socket.remoteAddress }, `connection closed: ${reason}`);
    // Without a reset the kernel would keep its part of the bytes for the client.
    socket.resetAndDestroy();
    stopParsing(socket);
  }
}
