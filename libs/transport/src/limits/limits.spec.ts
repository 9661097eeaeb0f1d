import { EventEmitter, once } from 'node:events';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { toApiBody } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import { ConnectionShares } from './connection-shares.js';
import { httpServer } from '../http/http-server.js';
import type { Limits } from './limits.js';

const strict: Limits = {
  connections: 3,
  connectionsPerAddress: 2,
  requestsPerSecond: 1,
  isProxy: (address) => address === '10.0.0.1',
};
const logger = createLogger({ app: 'spec', level: 'silent' });
const servers: Server[] = [];
const sockets: Socket[] = [];

/** An HTTP server that answers everything with "served". */
async function open(limits: Partial<Limits> = {}): Promise<number> {
  const parts = {
    limits: { ...strict, ...limits },
    errorFormat: toApiBody,
    logger,
  };
  const factory = httpServer(parts);
  const server = factory((_request, response) => void response.end('served'), {}) as Server;
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function ask(port: number, headers: Record<string, string> = {}): Promise<Said> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject).end();
  });
}

async function held(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const said = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes).slice(0, 12)));
    socket.once('close', () => resolve('closed'));
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  });

/** What is answered until the connection ends. */
async function allOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

describe('An HTTP server', () => {
  it('limits the connections of one address', async () => {
    const port = await open();
    const [first, second] = [await held(port), await held(port)];
    expect(await said(await held(port))).toBe('closed');
    expect(await said(second)).toBe('HTTP/1.1 200');
    first.destroy();
    let answer = 'closed';
    while (answer === 'closed') answer = await said(await held(port));
    expect(answer).toBe('HTTP/1.1 200');
  });

  it('counts a connection once that is emitted again', async () => {
    const port = await open();
    const [server] = servers;
    const accepted = server && once(server, 'connection');
    const first = await held(port);
    const [connection] = (await accepted) as [Socket];
    for (let times = 0; times < 3; times += 1) server?.emit('connection', connection);
    expect(await said(first)).toBe('HTTP/1.1 200');
  });

  it('limits a trusted proxy only by the total', async () => {
    const port = await open({ isProxy: () => true });
    const held3 = [await held(port), await held(port), await held(port)];
    expect(await said(await held(port))).toBe('closed');
    expect(await Promise.all(held3.map(said))).toEqual(Array(3).fill('HTTP/1.1 200'));
  });

  it('rejects requests above the rate, with Retry-After', async () => {
    const port = await open({ requestsPerSecond: 1 });
    const answers: Said[] = [];
    for (let times = 0; times < 11; times += 1) answers.push(await ask(port));
    expect(answers.slice(0, 10).map(({ text }) => text)).toEqual(Array(10).fill('served'));
    expect(answers[0]?.headers).toMatchObject({
      'ratelimit-policy': '"address";q=10;w=10',
      ratelimit: '"address";r=9;t=1',
    });
    expect(answers[10]).toMatchObject({
      status: 429,
      headers: {
        ...{ 'retry-after': '1', connection: 'close' },
        ratelimit: expect.stringMatching(/^"address";r=0;t=\d+$/),
      },
      text: '{"code":429,"error":"Too many requests"}',
    });
  });

  it('counts by the address that a trusted proxy names', async () => {
    const port = await open({ requestsPerSecond: 1, isProxy: (address) => address === '127.0.0.1' });
    const from = (address: string) => ask(port, { 'x-forwarded-for': address });
    for (let times = 0; times < 10; times += 1) await from('192.0.2.1');
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
    const own = await Promise.all(Array.from({ length: 12 }, () => ask(port)));
    expect(own.map(({ status }) => status)).toEqual(expect.not.arrayContaining([429]));
  });

  it('counts a host with IPv6 by its network, of which it has every address', async () => {
    const port = await open({ requestsPerSecond: 1, isProxy: (address) => address === '127.0.0.1' });
    const from = (address: string) => ask(port, { 'x-forwarded-for': address });
    for (let times = 1; times <= 10; times += 1) await from(`2001:db8:1:2::${times}`);
    expect((await from('2001:db8:1:2:3:4:5:6')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
    const shares = new ConnectionShares(strict);
    const admitted = (remoteAddress: string) =>
      shares.admit(Object.assign(new EventEmitter(), { remoteAddress }) as Socket);
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(admitted)).toEqual([true, true, false]);
    expect(admitted('2001:db8:0:1::1')).toBe(true);
  });

  it('has no limits where they are 0', async () => {
    const port = await open({ connections: 0, connectionsPerAddress: 0, requestsPerSecond: 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  it('rejects at once a request whose announced length is too large', async () => {
    const socket = await held(await open());
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 999999999\r\n\r\n');
    expect(await allOf(socket)).toMatch(/^HTTP\/1.1 413 .*\r\nconnection: close\r\n/is);
  });

  it('closes the connection of a client that keeps sending after the response, but not of one that ends soon', async () => {
    const port = await open();
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n ';
    const ending = await held(port);
    ending.write(head);
    await once(ending, 'data');
    ending.write('\r\n0\r\n\r\n');
    const endless = await held(port);
    endless.write(head);
    expect(await allOf(endless)).toMatch(/^HTTP\/1.1 200 .*served$/s);
    expect(await said(ending)).toBe('HTTP/1.1 200');
  });

  it('leaves the time of a whole request to the limits of its connections, which count only the client', () => {
    const factory = httpServer({
      limits: strict,
      errorFormat: toApiBody,
      logger,
    });
    const server = factory(() => undefined, { keepAliveTimeout: 7 }) as Server;
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 0,
      keepAliveTimeout: 7,
    });
  });
});
