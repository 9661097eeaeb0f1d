import { once } from 'node:events';
import {
  createSecureServer,
  createServer as createHttp2Server,
  type Http2Session,
  type ServerHttp2Session,
} from 'node:http2';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Logger } from '@fieldpost/observability';
import { destroyHalfOpen, endConnection } from '@fieldpost/transport';
import { Calls, maxMetadataBytes, type NoteCall } from './calls.js';
import { ConnectionBook, nameOf } from './connection-book.js';
import { judgeOpening, type Opening } from './first-bytes.js';
import type { HotMethod } from './hot-call.js';
import type { DoorLimits } from './limits.js';
import { SessionGuard } from './session-guard.js';

/** PEM certificate and private key of the server; where they are renewed, each new pair is handed over. */
export interface DoorCertificate {
  readonly cert: Buffer | string;
  readonly key: Buffer | string;
  readonly onRenewal?: (take: (pair: Pick<DoorCertificate, 'cert' | 'key'>) => void) => void;
}

export interface MqttServerOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly tls: DoorCertificate;
  /** What happens to a client that speaks HTTP/2 without TLS (docs/protocol/discovery.md#plaintext-clients). */
  readonly plaintext: 'served' | 'rejected';
  /** Unix socket of the gRPC server that answers all calls which are not hot. */
  readonly behind: string;
  /** Methods that are answered here, by path such as `/discovery.Discovery/Get`. */
  readonly hot: ReadonlyMap<string, HotMethod>;
  readonly limits: DoorLimits;
  readonly logger: Logger;
  /** Wants to know of the calls that are answered here: path, status, milliseconds. */
  readonly noteCall?: NoteCall | undefined;
}

export interface Door {
  readonly port: number;
  /** Takes no more connections and calls, lets calls under way finish for so long, and ends what is left. */
  close(graceMs: number): Promise<void>;
}

/** Megabytes that one session may account for. Answers count in full there, although all calls share their bytes. */
const maxSessionMemory = 1_000;

/** What a client of HTTP/1 is told. */
const wrongProtocol =
  'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 25\r\n\r\n' +
  'This port speaks HTTP/2.\n';

class OpenDoor {
  readonly listener = createServer({ noDelay: true }, (socket) => this.receive(socket));
  private readonly sessions = new Set<ServerHttp2Session>();
  private readonly book: ConnectionBook;
  private readonly guard: SessionGuard;
  private readonly calls: Calls;
  private readonly secure;
  private readonly clear;

  constructor(private readonly options: MqttServerOptions) {
    const { limits, logger, hot } = options;
    this.book = new ConnectionBook(limits);
    this.guard = new SessionGuard(limits, logger);
    this.calls = new Calls(hot, this.guard, options);
    const settings = { maxConcurrentStreams: limits.callsPerConnection, maxHeaderListSize: maxMetadataBytes };
    const http2 = { settings, maxSessionMemory };
    const { tls } = options;
    const pair = { cert: tls.cert, key: tls.key };
    this.secure = createSecureServer({ ...pair, ...http2, handshakeTimeout: limits.timeoutMs });
    tls.onRenewal?.(({ cert, key }) => this.secure.setSecureContext({ cert, key }));
    this.clear = createHttp2Server(http2);
    for (const server of [this.secure, this.clear]) {
      server.on('session', (session) => this.keep(session));
      server.on('stream', (stream, headers) => this.calls.begin(stream, headers));
      // Broken sessions and handshakes end by themselves; both are the doing of the peer.
      server.on('sessionError', () => undefined);
    }
    this.secure.on('tlsClientError', (_error, socket) => socket.destroy());
    // TLS without a word about HTTP/2 (RFC 7301).
    this.secure.on('unknownProtocol', (socket) => endConnection(socket, wrongProtocol));
    this.secure.on('secureConnection', destroyHalfOpen);
  }

  async close(graceMs: number): Promise<void> {
    this.listener.close();
    const ended = [...this.sessions].map((session) => once(session, 'close'));
    for (const session of this.sessions) session.close();
    const patience = setTimeout(() => this.book.destroyAll(), graceMs);
    await Promise.all(ended);
    clearTimeout(patience);
    this.book.destroyAll();
    this.calls.close();
  }

  private receive(socket: Socket): void {
    socket.on('error', () => undefined);
    if (!this.book.admit(socket)) {
      this.options.logger.warn({ address: socket.remoteAddress }, 'connection refused: too many');
      socket.destroy();
      return;
    }
    let bytes: Buffer = Buffer.alloc(0);
    const read = () => {
      const more = socket.read() as Buffer | null;
      if (more) bytes = Buffer.concat([bytes, more]);
      const opening = judgeOpening(bytes);
      if (opening === 'unclear') socket.once('readable', read);
      else this.sort(socket, opening, bytes);
    };
    socket.once('readable', read);
  }

  /** Hands a connection to whom it is for; what was read of it is put back first. */
  private sort(socket: Socket, opening: Opening, bytes: Buffer): void {
    const server = this.serverFor(opening);
    if (server) {
      socket.unshift(bytes);
      server.emit('connection', socket);
    } else if (opening === 'garbage') socket.destroy();
    else endConnection(socket, wrongProtocol);
  }

  private serverFor(opening: Opening) {
    if (opening === 'tls') return this.secure;
    return opening === 'http2' && this.options.plaintext === 'served' ? this.clear : undefined;
  }

  private keep(session: ServerHttp2Session): void {
    const name = nameOf(session.socket as Socket);
    this.sessions.add(session);
    session.once('close', () => this.sessions.delete(session));
    session.once('remoteSettings', () => this.book.settled(name));
    this.guard.watch(session as Http2Session);
  }
}

/**
 * Opens a public gRPC port. One listener takes TLS and, where allowed, plaintext; the hot methods are answered in the
 * same turn of the event loop from bytes that lie ready, everything else goes to a server behind (decision 0019).
 */
export async function openServer(options: MqttServerOptions): Promise<Door> {
  const door = new OpenDoor(options);
  door.listener.listen(options.port, options.host);
  await once(door.listener, 'listening');
  const { port } = door.listener.address() as AddressInfo;
  return { port, close: (graceMs) => door.close(graceMs) };
}
