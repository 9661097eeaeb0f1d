import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { toApiBody } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import { until } from '@fieldpost/testing';
import { noLimits } from '../limits/limits.js';
import type { ConnectionLimitOptions } from './connection-limits.js';
import { httpServer } from './http-server.js';
import { rejections } from './unroutable.js';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});

/** An open server with no limit but that of unread bytes. */
async function open(serve: RequestListener, connections: ConnectionLimitOptions = {}): Promise<Server> {
  const logger = createLogger({ app: 'spec', level: 'silent' });
  const server = httpServer({ limits: noLimits, errorFormat: toApiBody, logger, connections })(
    serve,
    {},
  ) as Server;
  server.on('clientError', rejections(toApiBody).clientErrorHandler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return server;
}

function connectionTo(server: Server): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  closing.push(() => socket.destroy());
  return socket.on('error', () => undefined);
}

/** Resolves when the server has closed a connection. */
const firstClose = (server: Server): Promise<unknown> =>
  new Promise((resolve) => server.on('connection', (socket: Socket) => void socket.once('close', resolve)));

const requests = (count: number): string => 'GET / HTTP/1.1\r\nhost: one\r\n\r\n'.repeat(count);

describe('An HTTP request', () => {
  it('with two Host headers is rejected', async () => {
    const socket = connectionTo(await open((_request, response) => void response.end('served')));
    socket.write('GET / HTTP/1.1\r\nHost: one\r\nhost: two\r\nconnection: close\r\n\r\n');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['without one is rejected', '1.1', 400],
    ['of HTTP/1.0 needs none', '1.0', 200],
  ])('%s', async (_, version, status) => {
    const socket = connectionTo(await open((_request, response) => void response.end('served')));
    socket.write(`GET / HTTP/${version}\r\nconnection: close\r\n\r\n`);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toContain(`HTTP/1.1 ${status} `);
  });

  it('with an unknown Expect header is served', async () => {
    const socket = connectionTo(await open((_request, response) => void response.end('served')));
    socket.write('GET / HTTP/1.1\r\nhost: one\r\nexpect: x\r\n\r\n');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is rejected when the server has waited too long for its body', async () => {
    const socket = connectionTo(await open((request) => void request.resume(), { bodyMs: 200 }));
    socket.write('POST / HTTP/1.1\r\nhost: one\r\ncontent-length: 10\r\n\r\nhalf');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 400 .*it took too long to arrive/s);
  });
});

describe('Unread HTTP responses of all connections', () => {
  const mib = 1024 * 1024;

  it('beyond a number of bytes close the connection that has the most of them', async () => {
    const server = await open(
      ({ url }, response) => {
        response.end(Buffer.alloc(url === '/greedy' ? 30 * mib : 8 * mib));
      },
      { maxUnreadBytes: 16 * mib },
    );
    const closed = firstClose(server);
    const [greedy, modest] = [connectionTo(server), connectionTo(server)];
    const ended = new Promise((resolve) => greedy.once('close', resolve));
    modest.write(requests(1));
    greedy.write('GET /greedy HTTP/1.1\r\nhost: one\r\n\r\n');
    await closed;
    greedy.resume();
    await ended;
    let received = 0;
    modest.on('data', (bytes: Buffer) => void (received += bytes.length));
    await until('the other responses', () => received > 8 * mib);
  });

  it('count with the requests that wait for them', async () => {
    const server = await open(() => undefined, { maxUnreadBytes: 256 * 1024 });
    const closed = firstClose(server);
    const [greedy, modest] = [connectionTo(server), connectionTo(server)];
    const ended = new Promise((resolve) => greedy.once('close', resolve));
    modest.write(requests(10));
    greedy.write(requests(30));
    await closed;
    greedy.resume();
    await ended;
    expect(modest.destroyed).toBe(false);
  });
});

describe('Requests that a connection sends without waiting for responses', () => {
  it('are served one after another, in their order', async () => {
    let running = 0;
    const most: number[] = [];
    const server = await open((request, response) => {
      most.push((running += 1));
      setImmediate(() => {
        running -= 1;
        response.end(`<${request.url}>`);
      });
    });
    const socket = connectionTo(server);
    let received = '';
    socket.on('data', (bytes: Buffer) => void (received += String(bytes)));
    socket.write(['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nhost: one\r\n\r\n`).join(''));
    await until('the last response', () => received.includes('</3>'));
    expect(received.match(/<[^>]+>/g)).toEqual(['</1>', '</2>', '</3>']);
    expect(most).toEqual([1, 1, 1]);
  });

  it('close it when more than 32 wait, and the others of that packet are not even parsed', async () => {
    const server = await open(() => undefined);
    let parsed = 0;
    server.on('request', () => void (parsed += 1));
    const closed = firstClose(server);
    connectionTo(server).write(requests(1_000));
    await closed;
    expect(parsed).toBe(34);
  });

  it.each([
    ['without a Host header', 'GET / HTTP/1.1\r\n\r\n'],
    ['with an unknown Expect header', 'GET / HTTP/1.1\r\nhost: one\r\nexpect: x\r\n\r\n'],
  ])('%s wait as well, and are not answered past the others', async (_, request) => {
    const server = await open(() => undefined);
    const closed = firstClose(server);
    connectionTo(server).write(requests(1) + request.repeat(1_000));
    await closed;
  });

  it('count with the bytes of their bodies while they wait', async () => {
    const server = await open(() => undefined, { maxUnreadBytes: 512 * 1024 });
    const closed = firstClose(server);
    const socket = connectionTo(server);
    const body = `POST / HTTP/1.1\r\nhost: one\r\ncontent-length: 60000\r\n\r\n${'a'.repeat(60_000)}`;
    socket.write(requests(1) + body.repeat(20));
    await closed;
  });
});

describe('A chunked body', () => {
  const head = 'POST / HTTP/1.1\r\nhost: one\r\ntransfer-encoding: chunked\r\n\r\n';
  const read: RequestListener = (request, response) =>
    void request
      .on('error', () => undefined)
      .resume()
      .on('end', () => response.end('read'));

  it('of many chunks with a few bytes each closes the connection', async () => {
    const server = await open(read);
    const closed = firstClose(server);
    connectionTo(server).write(head + '1\r\na\r\n'.repeat(1_000));
    await closed;
  });

  it('of such chunks closes the connection also while its request waits for an earlier response', async () => {
    const server = await open(() => undefined);
    const closed = firstClose(server);
    connectionTo(server).write(requests(1) + head + '1\r\na\r\n'.repeat(1_000));
    await closed;
  });

  it.each([
    ['some small chunks', '1\r\na\r\n'.repeat(200)],
    ['many larger chunks', `64\r\n${'a'.repeat(100)}\r\n`.repeat(5_000)],
  ])('of %s is read', async (_, body) => {
    const socket = connectionTo(await open(read));
    socket.write(`${head}${body}0\r\n\r\n`);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
