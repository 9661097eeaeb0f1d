import { once } from 'node:events';
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** What a well-behaved client asks an HTTP door for, and what it is answered: a GET and 200 when nothing is said. */
export interface GoodRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status?: number;
}

/** A door of a running app, and what is spoken there; `websocket` is MQTT in WebSockets. */
export interface AbuseTarget {
  readonly name: string;
  readonly port: number;
  readonly speaks: 'http' | 'grpc' | 'mqtt' | 'websocket';
  /** PEM to trust where it has TLS. */
  readonly ca?: string | Buffer | undefined;
  /** For HTTP; abuse goes to the same path. Without it clients ask for its health. */
  readonly good?: GoodRequest | undefined;
}

/** The first bytes of a client that wants MQTT in WebSockets, as RFC 6455 has them. */
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

/** Both on the loopback interface, and told apart by limits of each address. */
export const addresses = { bystander: '127.0.0.2', abuser: '127.0.0.3' } as const;

/** A connection from an address, which may never come about; it fails in silence. */
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

/** Resolves when there is room again, or no use for it any more. */
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
