import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type AppError, kinds, notValid, toApiBody } from '@fieldpost/errors';
import {
  type Allowance,
  ConnectionShares,
  endWithResponse,
  hasWrongHosts,
  httpTimes,
  ignoreUpgrade,
  isWebSocketUpgrade,
  type Limits,
  networkOf,
  toAppError,
  TokenBuckets,
  waitHeaders,
} from '@fieldpost/transport';
import { type WebSocket, WebSocketServer } from 'ws';

/** PEM. */
export interface StationTls {
  readonly cert: Buffer;
  readonly key: Buffer;
  /** Authorities of client certificates; without them, none is asked for. */
  readonly clientCa: Buffer | undefined;
}

export interface StationListenerParts {
  readonly limits: Limits;
  /** Serves what is not a WebSocket. */
  readonly serve: RequestListener;
  /** Returns what serves the WebSocket of a request; throws the reason to reject it. */
  readonly open: (request: IncomingMessage) => Promise<(socket: WebSocket) => void>;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
}

/** Many gateways may share one network address, and connect at once when their network is back. */
const perSource: Allowance = { burst: 1_000, refillMs: 20 };
const mostSources = 20_000;
/** Messages of stations have less than 1 KiB. */
const mostMessageBytes = 16 * 1_024;
const handshakeTimeout = 10_000;
const closeMs = 1_000;

/** `closeTimeout` is missing in the types of ws. */
const socketOptions = {
  ...{ noServer: true, clientTracking: true, perMessageDeflate: false, autoPong: false },
  ...{ maxPayload: mostMessageBytes, closeTimeout: closeMs },
};

const contextOf = ({ cert, key, clientCa }: StationTls) => ({ cert, key, ca: clientCa ?? [] });

/** The TLS listener for stations: limits first, then WebSockets and CUPS. */
export class StationListener {
  readonly server: Server;
  private readonly sockets = new WebSocketServer(socketOptions);
  private readonly sources = new TokenBuckets(perSource, mostSources);

  constructor(
    private readonly parts: StationListenerParts,
    tls: StationTls,
  ) {
    const shares = new ConnectionShares(parts.limits);
    // A certificate of another authority is as good as none.
    const clients = { requestCert: tls.clientCa !== undefined, rejectUnauthorized: false };
    const { serve } = parts;
    this.server = createServer({ ...httpTimes, ...contextOf(tls), ...clients, handshakeTimeout }, serve);
    // Connections are limited, and stations send one request on each; further ones would be served at the same time.
    this.server.maxRequestsPerSocket = 1;
    // Before the handshake of TLS, since that is what costs most.
    this.server.prependListener('connection', (connection) => {
      const socket = connection as Socket;
      const isAdmitted = this.mayConnect(socket.remoteAddress ?? '') && shares.admit(socket);
      if (!isAdmitted) socket.destroy();
    });
    this.server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
  }

  /** Has new connections see this certificate. */
  renew(tls: StationTls): void {
    this.server.setSecureContext(contextOf(tls));
  }

  /** Ends connections that are still open. */
  async close(): Promise<void> {
    const isClosed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.sockets.clients) socket.terminate();
    this.server.closeAllConnections();
    await isClosed;
  }

  private mayConnect(address: string): boolean {
    return this.parts.limits.isProxy(address) || this.sources.take(networkOf(address), this.parts.now());
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!isWebSocketUpgrade(request)) return ignoreUpgrade(this.server, { request, socket, head });
    socket.on('error', () => socket.destroy());
    try {
      if (hasWrongHosts(request))
        throw notValid({ argument: 'Request', reason: 'should have one Host header' });
      const serve = await this.parts.open(request);
      this.sockets.handleUpgrade(request, socket, head, serve);
    } catch (error) {
      rejectUpgrade(socket, toAppError(error));
    }
  }
}

/** Status, headers and body of the response for an error; a gateway that connects too often learns when it may again. */
const responseFor = (error: AppError) => ({
  status: kinds[error.kind].http,
  headers: { 'content-type': 'application/json', ...waitHeaders(error) },
  body: JSON.stringify(toApiBody(error)),
});

function rejectUpgrade(socket: Duplex, error: AppError): void {
  const { status, headers, body } = responseFor(error);
  endWithResponse(socket, `${status} Rejected`, headers, body);
}

export function respondWithError(response: ServerResponse, error: AppError): void {
  const { status, headers, body } = responseFor(error);
  const end = { connection: 'close', 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...end }).end(body);
}
