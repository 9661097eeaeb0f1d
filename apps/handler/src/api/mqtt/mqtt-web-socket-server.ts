import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddress from '@fastify/proxy-addr';
import type { ConnectionRate, MqttBroker } from '@fieldpost/mqtt';
import type { Logger } from '@fieldpost/observability';
import {
  isWebSocketUpgrade,
  endWithResponse,
  hasWrongHosts,
  ignoreUpgrade,
  waitHeaders,
} from '@fieldpost/transport';
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws';
import { httpPrefix } from '../../shared/http-prefix.js';

/** The settings of MQTT over WebSockets. */
export interface WebSocketOptions {
  /** The HTTP server whose upgrade requests are served. */
  readonly server: Server;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly rate: Pick<ConnectionRate, 'admits'>;
  /** How many connections there may be. */
  readonly mostConnections?: number;
}

/** Where MQTT is spoken in WebSockets. */
const webSocketPaths = ['/mqtt', `${httpPrefix}/mqtt`];

/** Names of MQTT among WebSocket subprotocols; browsers and libraries of 3.1 have the second (MQTT 3.1.1 section 6). */
const subprotocols = ['mqtt', 'mqttv3.1'];

/** How long a client may take to close its side of a WebSocket, in milliseconds. */
const closeMs = 1_000;

/** Bytes of one frame; what MQTT packets may have is judged behind it, and one frame may hold several. */
const mostFrameBytes = 1_048_576;

/** Pong frames between two messages; some clients send them unasked, to keep their connection (RFC 6455, 5.5.3). */
const mostPongs = 100;

const knownProtocol = (offered: ReadonlySet<string>): string | false =>
  subprotocols.find((name) => offered.has(name)) ?? false;

const offeredBy = ({ headers }: IncomingMessage): ReadonlySet<string> =>
  new Set((headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim()));

/** Status of a client that connects too often. */
const tooFast = '429 Too Many Requests';

/** `closeTimeout` is missing in the types of ws. */
const serverOptions = {
  noServer: true,
  clientTracking: true,
  perMessageDeflate: false,
  maxPayload: mostFrameBytes,
  closeTimeout: closeMs,
  handleProtocols: knownProtocol,
};

/**
 * MQTT for browsers and for networks that let nothing but HTTP through. Any page may connect: there are no cookies, and
 * who connects has to show an access key.
 */
export class MqttWebSocketServer {
  private readonly sockets = new WebSocketServer(serverOptions);
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly mostConnections: number;
  private isShut = false;

  constructor(
    private readonly broker: MqttBroker,
    private readonly options: WebSocketOptions,
    private readonly log: Logger,
  ) {
    const trust = proxyAddress.compile([...options.trustedProxies]);
    this.addressOf = (request) => proxyAddress(request, trust);
    this.mostConnections = options.mostConnections ?? 10_000;
    options.server.on('upgrade', this.upgrade);
  }

  /** Rejects new connections, whose clients reach another replica; other requests are still served. */
  shut(): void {
    this.isShut = true;
  }

  /** Ends all open connections. */
  close(): void {
    this.options.server.off('upgrade', this.upgrade);
    for (const socket of this.sockets.clients) socket.terminate();
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isWebSocketUpgrade(request)) return ignoreUpgrade(this.options.server, { request, socket, head });
    socket.on('error', (error) => this.log.debug({ reason: error.message }, 'mqtt connection ended'));
    const address = this.addressOf(request);
    const rejection = this.rejectionOf(request, address);
    if (rejection !== undefined) return reject(socket, rejection);
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => this.serve(webSocket, address));
  };

  private rejectionOf(request: IncomingMessage, address: string): string | undefined {
    const [path = ''] = (request.url ?? '').split('?');
    if (hasWrongHosts(request)) return '400 Bad Request';
    if (!webSocketPaths.includes(path)) return '404 Not Found';
    if (knownProtocol(offeredBy(request)) === false) return '400 Bad Request';
    if (this.isShut || this.sockets.clients.size >= this.mostConnections) return '503 Service Unavailable';
    return this.options.rate.admits(address) ? undefined : tooFast;
  }

  private serve(webSocket: WebSocket, address: string): void {
    const stream = createWebSocketStream(webSocket);
    let pongs = 0;
    webSocket.on('pong', () => void ((pongs += 1) > mostPongs && webSocket.terminate()));
    // MQTT packets are binary frames (MQTT 3.1.1 section 6).
    webSocket.on('message', ({ length }: Buffer, isBinary) => {
      pongs = 0;
      if (!isBinary || length === 0) webSocket.terminate();
    });
    this.broker.serve(Object.assign(stream, { remoteAddress: address }));
  }
}

function reject(socket: Duplex, status: string): void {
  const wait = status === tooFast ? waitHeaders({ retryAfter: 1, code: 'mqtt_connections' }) : {};
  endWithResponse(socket, status, wait);
}
