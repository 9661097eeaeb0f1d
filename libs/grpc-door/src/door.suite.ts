import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type ClientSessionOptions,
  connect,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { Client, credentials } from '@grpc/grpc-js';
import { createLogger } from '@fieldpost/observability';
import { makeCertificate, until } from '@fieldpost/testing';
import { type Door, type MqttServerOptions, openServer } from './door.js';
import { toFrame } from './grpc-framing.js';
import type { HotMethod } from './hot-call.js';
import { type DoorLimits, standardLimits } from './limits.js';
import { callerAddressKey } from './relay.js';

export const grpcHeaders = (path: string): OutgoingHttpHeaders => ({
  ':method': 'POST',
  ':path': path,
  'content-type': 'application/grpc',
  te: 'trailers',
});

/** How a call ended, as its caller sees it. */
export interface Outcome {
  readonly status: number | undefined;
  readonly grpcStatus: string | undefined;
  readonly encoding: string | undefined;
  readonly body: Buffer;
  readonly rstCode: number;
}

/** Sends a body, if there is one, and waits for the end of the call. */
export async function outcomeOf(stream: ClientHttp2Stream, body?: Buffer): Promise<Outcome> {
  let headers: IncomingHttpHeaders = {};
  const parts: Buffer[] = [];
  stream.on('response', (first) => void (headers = { ...headers, ...first }));
  stream.on('trailers', (last) => void (headers = { ...headers, ...last }));
  stream.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  if (body) stream.end(body);
  if (!stream.closed) await once(stream, 'close').catch(() => undefined);
  return {
    status: headers[':status'] === undefined ? undefined : Number(headers[':status']),
    grpcStatus: headers['grpc-status'] as string | undefined,
    encoding: headers['grpc-encoding'] as string | undefined,
    body: Buffer.concat(parts),
    rstCode: stream.rstCode,
  };
}

/** Says it louder, and in gzip to whoever takes that. */
const shout: HotMethod = (message, _headers, accepts) => {
  const loud = Buffer.from(message.toString().toUpperCase());
  return { frame: toFrame(loud), gzipped: accepts === 'gzip' ? toFrame(gzipSync(loud), 'gzip') : undefined };
};

const quick = { timeoutMs: 300 };

/** A door with a server behind it that echoes, or answers without end, and tells what it saw. */
export class DoorUnderTest {
  door!: Door;
  /** Addresses of callers, as the server behind was told. */
  seenBehind: unknown[] = [];
  writtenBehind = 0;
  private isStalled = false;
  private rstBehind: number | undefined;
  private folder = '';
  private cert = '';
  private behind: Http2Server | undefined;
  private readonly sessions: ClientHttp2Session[] = [];

  get port(): number {
    return this.door.port;
  }

  async open(
    changed: Omit<Partial<MqttServerOptions>, 'limits'> & { readonly limits?: Partial<DoorLimits> } = {},
  ): Promise<void> {
    const { cert, key } = await makeCertificate(new Date());
    this.cert = cert;
    this.folder = await mkdtemp(join(tmpdir(), 'door-'));
    const path = join(this.folder, 'behind.sock');
    this.behind = createServer().on('stream', (stream, headers) => this.answer(stream, headers));
    this.behind.listen(path);
    await once(this.behind, 'listening');
    this.door = await openServer({
      ...{ host: '127.0.0.1', port: 0, tls: { cert, key }, plaintext: 'served', behind: path },
      hot: new Map([['/hot', shout]]),
      logger: createLogger({ app: 'door', level: 'silent' }),
      ...changed,
      limits: { ...standardLimits, ...quick, ...changed.limits },
    });
  }

  overTls(options: ClientSessionOptions = {}): ClientHttp2Session {
    return this.keep(connect(`https://localhost:${this.port}`, { ca: this.cert, ...options }));
  }

  inPlaintext(): ClientHttp2Session {
    return this.keep(connect(`http://localhost:${this.port}`));
  }

  /** A connection of TLS that says nothing of HTTP/2 unless the options do. */
  bareTls(options: ConnectionOptions = {}): TLSSocket {
    return connectTls({
      host: '127.0.0.1',
      port: this.port,
      servername: 'localhost',
      ca: this.cert,
      ...options,
    });
  }

  /** What a client of grpc-js gets that compresses what it says, and reads what comes compressed. */
  async askInGzip(path: string, words: string): Promise<string> {
    const options = { 'grpc.default_compression_algorithm': 2 };
    const client = new Client(
      `localhost:${this.port}`,
      credentials.createSsl(Buffer.from(this.cert)),
      options,
    );
    const asBytes = (text: string) => Buffer.from(text);
    try {
      return await new Promise<string>((resolve, reject) => {
        client.makeUnaryRequest(path, asBytes, String, words, (error, answer) =>
          error ? reject(error) : resolve(answer ?? ''),
        );
      });
    } finally {
      client.close();
    }
  }

  /** Whether a well-behaved client is served now. */
  async serves(): Promise<boolean> {
    const stream = this.overTls().request(grpcHeaders('/hot'));
    return (await outcomeOf(stream, toFrame(Buffer.from('x')))).grpcStatus === '0';
  }

  async untilServes(): Promise<void> {
    while (!(await this.serves()));
  }

  leaveBehind(): void {
    this.behind?.close();
  }

  async endedBehind(): Promise<number | undefined> {
    await until('the end of the call behind', () => this.rstBehind !== undefined);
    return this.rstBehind;
  }

  stalledBehind(): Promise<void> {
    return until('a full pipe', () => this.isStalled);
  }

  async close(): Promise<void> {
    for (const session of this.sessions.splice(0)) session.destroy();
    await this.door.close(0);
    this.behind?.close();
    await rm(this.folder, { recursive: true });
    Object.assign(this, { seenBehind: [], writtenBehind: 0, isStalled: false, rstBehind: undefined });
  }

  private keep(session: ClientHttp2Session): ClientHttp2Session {
    session.on('error', () => undefined);
    this.sessions.push(session);
    return session;
  }

  private answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    this.seenBehind.push(headers[callerAddressKey]);
    stream.on('error', () => undefined).on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': 0 }));
    stream.once('close', () => void (this.rstBehind = stream.rstCode));
    if (headers[':path'] === '/silent') return;
    const encoding = headers['grpc-encoding'];
    stream.respond(
      {
        ':status': 200,
        'content-type': 'application/grpc+proto',
        ...(encoding && { 'grpc-encoding': encoding }),
      },
      { waitForTrailers: true },
    );
    if (headers[':path'] === '/endless') this.pour(stream);
    else stream.pipe(stream);
  }

  private pour(stream: ServerHttp2Stream): void {
    const part = Buffer.alloc(16_384);
    while (!stream.destroyed && stream.write(part)) this.writtenBehind += part.length;
    stream.once('drain', () => this.pour(stream));
    // Nothing was taken for a while: the pipe is full.
    const before = this.writtenBehind;
    setTimeout(() => void (this.isStalled = this.isStalled || before === this.writtenBehind), 300);
  }
}
