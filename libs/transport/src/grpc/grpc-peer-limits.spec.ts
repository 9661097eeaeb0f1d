import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type ClientSessionOptions,
  connect as connectHttp2,
  constants,
} from 'node:http2';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { Server, ServerCredentials, type ServerUnaryCall, type ServerWritableStream } from '@grpc/grpc-js';
import { createLogger } from '@fieldpost/observability';
import { framed, makeCertificate, until } from '@fieldpost/testing';
import { limitPeers, standardPeerTimes } from './grpc-peer-limits.js';

const asIs = (bytes: Buffer): Buffer => bytes;
const method = (path: string, requestStream = false, responseStream = false) => ({
  ...{ path, requestStream, responseStream },
  ...{ requestSerialize: asIs, requestDeserialize: asIs, responseSerialize: asIs, responseDeserialize: asIs },
});
const echo = { echo: method('/spec.Echo/Echo') };
const events = {
  watch: method('/spec.Events/Watch', false, true),
  upload: method('/spec.Events/Upload', true),
};
const large = Buffer.alloc(1024 * 1024);

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const quick = { prefaceMs: 300, checkMs: 50, requestChecks: 6, responseChecks: 12, unreadMs: 20 };

type Opened = Awaited<ReturnType<typeof open>>;

/** A server that echoes, with short times. All but the first of its listeners stay closed. */
async function open(times = quick, isSecure = false, listeners = 1) {
  const { cert, key } = await makeCertificate(new Date());
  const server = new Server({ 'grpc.enable_channelz': 0 });
  server.addService(echo, {
    echo: ({ request }: ServerUnaryCall<Buffer, Buffer>, done: (error: null, response: Buffer) => void) =>
      done(null, String(request) === 'large' ? large : request),
  });
  server.addService(events, {
    watch: (call: ServerWritableStream<Buffer, Buffer>) => void call.write(Buffer.from('first')),
    upload: () => undefined,
  });
  const pair = [{ cert_chain: Buffer.from(cert), private_key: Buffer.from(key) }];
  const credentials = isSecure ? ServerCredentials.createSsl(null, pair) : ServerCredentials.createInsecure();
  const injector = server.createConnectionInjector(credentials);
  for (let more = 1; more < listeners; more += 1) server.createConnectionInjector(credentials);
  const logger = createLogger({ app: 'spec', level: 'silent' });
  const contract = { 'spec.Echo': echo, 'spec.Events': events } as never;
  limitPeers(server, { contract, logger, times, maxUnreadBytes: 6 * large.length });
  const listener = createServer((socket) => {
    socket.on('error', () => undefined);
    injector.injectConnection(socket);
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => listener.close());
  closing.push(() => server.forceShutdown());
  return { port: (listener.address() as AddressInfo).port, cert };
}

function session({ port }: Opened, options: ClientSessionOptions = {}): ClientHttp2Session {
  const client = connectHttp2(`http://127.0.0.1:${port}`, options).on('error', () => undefined);
  closing.push(() => client.destroy());
  return client;
}

const call = (client: ClientHttp2Session, path = echo.echo.path): ClientHttp2Stream =>
  client
    .request({ ':method': 'POST', ':path': path, 'content-type': 'application/grpc', te: 'trailers' })
    .on('error', () => undefined);

/** The gRPC status of a call once it is closed, and the code of its reset. */
async function outcomeOf(stream: ClientHttp2Stream): Promise<{ status: unknown; rstCode: number }> {
  let status: unknown;
  stream.on('response', (headers) => (status ??= headers['grpc-status']));
  stream.on('trailers', (headers) => (status ??= headers['grpc-status']));
  stream.resume();
  if (!stream.closed) await once(stream, 'close').catch(() => undefined);
  return { status, rstCode: stream.rstCode };
}

const hello = framed(Buffer.from('hello'));

const serves = async (opened: Opened): Promise<boolean> => {
  const stream = call(session(opened)).end(hello);
  return (await outcomeOf(stream)).status === '0';
};

function plain({ port }: Opened, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  closing.push(() => socket.destroy());
  if (bytes !== '') socket.write(bytes, 'latin1');
  return socket.resume();
}

const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';

describe('A connection to a gRPC server', () => {
  it.each([
    ['sends nothing', ''],
    ['stops within the first word', 'PR'],
    ['stops within the preface', 'PRI * HTTP/2.0\r\n'],
    ['never sends its settings', preface],
    ['sends HTTP/1', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['sends other bytes', '\x00\x01\x02\x03'.repeat(8)],
  ])('that %s is closed', async (_what, bytes) => {
    const opened = await open();
    await once(plain(opened, bytes), 'close');
    expect(await serves(opened)).toBe(true);
  });

  it('over TLS that never sends HTTP/2 is closed', async () => {
    const { port, cert } = await open(quick, true);
    const options = { port, host: '127.0.0.1', servername: 'localhost', ca: cert, ALPNProtocols: ['h2'] };
    const socket = connectTls(options).on('error', () => undefined);
    await once(socket.resume(), 'close');
  });

  it('with a settled session is kept', async () => {
    const client = session(await open());
    await once(client, 'remoteSettings');
    await new Promise((resolve) => setTimeout(resolve, 2 * quick.prefaceMs));
    const stream = call(client);
    stream.end(hello);
    expect(await outcomeOf(stream)).toMatchObject({ status: '0' });
  });
});

describe('A call', () => {
  it.each([1, 3])('whose request is slow is cancelled in time, with %s listeners', async (listeners) => {
    const stream = call(session(await open(quick, false, listeners)));
    const begin = performance.now();
    stream.write(hello.subarray(0, 1));
    const writing = setInterval(() => stream.writable && stream.write('a'), 20);
    const slow = framed(Buffer.alloc(10_000)).subarray(0, 5);
    stream.write(slow.subarray(1));
    expect(await outcomeOf(stream)).toMatchObject({ rstCode: constants.NGHTTP2_CANCEL });
    expect(performance.now() - begin).toBeGreaterThan((quick.requestChecks - 1) * quick.checkMs);
    clearInterval(writing);
  });

  it('to an unknown method or of another content type ends although its request stays incomplete', async () => {
    const client = session(await open());
    const unknown = call(client, '/spec.Echo/Nothing');
    unknown.write(hello.subarray(0, 1));
    expect(await outcomeOf(unknown)).toMatchObject({ status: '12' });
    const text = client.request({ ':method': 'POST', ':path': '/', 'content-type': 'text/plain' });
    text.on('error', () => undefined).write('a');
    expect(await outcomeOf(text)).toMatchObject({ rstCode: constants.NGHTTP2_NO_ERROR });
  });

  it('whose request never ends is cancelled, although its message is complete', async () => {
    const stream = call(session(await open()));
    stream.write(hello);
    expect(await outcomeOf(stream)).toMatchObject({ rstCode: constants.NGHTTP2_CANCEL });
  });

  it('whose response is not read is cancelled', async () => {
    const stream = call(session(await open()));
    stream.end(framed(Buffer.from('large')));
    await once(stream, 'response');
    await once(stream, 'close').catch(() => undefined);
    expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL);
  });

  it.each([
    ['that streams responses', events.watch.path, true],
    ['that streams requests', events.upload.path, false],
  ])('%s may last', async (_what, path, isComplete) => {
    const client = session(await open());
    const stream = call(client, path);
    stream.resume().write(hello);
    if (isComplete) stream.end();
    await new Promise((resolve) => setTimeout(resolve, 2 * quick.responseChecks * quick.checkMs));
    expect(stream.closed).toBe(false);
  });
});

describe('Unread responses of all connections', () => {
  it('beyond a number of bytes close the connection that has the most of them', async () => {
    const opened = await open({ ...standardPeerTimes, unreadMs: 20 });
    const [greedy, modest] = [session(opened), session(opened)];
    const ask = (client: ClientHttp2Session) => call(client).end(framed(Buffer.from('large')));
    const kept = ask(modest);
    await once(kept, 'response');
    for (let count = 0; count < 6; count += 1) ask(greedy);
    await until('the end of the connection', () => greedy.destroyed);
    expect(await outcomeOf(kept)).toMatchObject({ status: '0' });
  });
});

/** Starts calls and resets each at once, until enough were reset. */
async function reset(
  client: ClientHttp2Session,
  calls: number,
  isOver = () => false,
  end = (stream: ClientHttp2Stream) => stream.close(constants.NGHTTP2_CANCEL),
): Promise<void> {
  for (let count = 0; count < calls && !isOver(); count += 1) {
    const stream = call(client);
    if (stream.pending) await once(stream, 'ready').catch(() => undefined);
    end(stream);
    if (count % 50 === 0) await setImmediate();
  }
}

describe('A flood', () => {
  it.each([
    ['CANCEL', undefined],
    ['NO_ERROR', (stream: ClientHttp2Stream) => void stream.destroy()],
  ])('of resets with %s ends the connection with ENHANCE_YOUR_CALM', async (_name, end) => {
    const opened = await open(standardPeerTimes);
    const client = session(opened);
    let code = 0;
    client.once('goaway', (received: number) => void (code = received));
    await reset(client, 600, () => code !== 0, end);
    await until('the end of the connection', () => code !== 0);
    expect(code).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM);
    expect(await serves(opened)).toBe(true);
  });

  it('of resets within the budget disturbs no other connection', async () => {
    const opened = await open(standardPeerTimes);
    const watching = call(session(opened), events.watch.path);
    watching.end(hello);
    await once(watching, 'response');
    for (let connection = 0; connection < 5; connection += 1) await reset(session(opened), 400);
    expect(watching.closed).toBe(false);
    expect(await serves(opened)).toBe(true);
  });

  it('of pings ends the connection with ENHANCE_YOUR_CALM', async () => {
    const client = session(await open(standardPeerTimes), { maxOutstandingPings: 100_000 });
    const goaway = once(client, 'goaway');
    const flood = setInterval(() => {
      for (let ping = 0; ping < 500 && !client.destroyed; ping += 1) client.ping(() => undefined);
    }, 1);
    expect((await goaway)[0]).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM);
    clearInterval(flood);
  });
});
