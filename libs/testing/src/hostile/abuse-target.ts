import { once } from 'node:events';
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Request of a well-behaved client and its expected status; by default GET and 200. */
export interface GoodRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status?: number;
}

/** A listener of a running app and its protocol; `websocket` is MQTT over WebSockets. */
export interface AbuseTarget {
  readonly name: string;
  readonly port: number;
  readonly speaks: 'http' | 'grpc' | 'mqtt' | 'websocket';
  /** PEM to trust where it has TLS. */
  readonly ca?: string | Buffer | undefined;
  /** For HTTP; abuse uses the same path. By default the health check. */
  readonly good?: GoodRequest | undefined;
}

/** A WebSocket upgrade request for MQTT (RFC 6455). */
export const upgrade = Buffer.from(
  [
    'GET /mqtt HTTP/1.1',
    'host: localhost',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol: mqtt',
    '\r\n',
  ].join('\r\n'),
);

/** Two loopback addresses, so that limits per address distinguish them. */
export const addresses = { client: '127.0.0.2', abuser: '127.0.0.3' } as const;

/** A connection from an address; errors are ignored. */
export function connectionTo(
  { port, ca, speaks }: AbuseTarget,
  localAddress: string,
  { allowHalfOpen = false }: Pick<TcpNetConnectOpts, 'allowHalfOpen'> = {},
): Socket {
  const options = { host: '127.0.0.1', port, localAddress, allowHalfOpen };
  const plain = connect(options).on('error', () => undefined);
  if (ca === undefined) return plain;
  const ALPNProtocols = speaks === 'grpc' ? ['h2'] : undefined;
  const secure = connectTls({
    socket: plain,
    servername: 'localhost',
    ca,
    ...(ALPNProtocols && { ALPNProtocols }),
  });
  return secure.on('error', () => undefined);
}

/** Writes the same bytes until the connection is ended or the time is over. */
export async function pour(socket: Socket, bytes: Buffer, untilMs: number): Promise<void> {
  while (!socket.destroyed && socket.writable && performance.now() < untilMs) {
    if (!socket.write(bytes)) await drained(socket, untilMs);
    else await until(performance.now());
  }
}

/** Resolves when the socket is writable again or closed. */
async function drained(socket: Socket, untilMs: number): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const waits = [once(socket, 'drain', { signal }), once(socket, 'close', { signal }), until(untilMs)];
  await Promise.race(waits).catch(() => undefined);
  over.abort();
  await Promise.allSettled(waits.slice(0, 2));
}

export const until = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms - performance.now())));
