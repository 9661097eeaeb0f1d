import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { freePort } from '@fieldpost/testing';
import type { FastifyInstance } from 'fastify';
import { makeReverseProxy } from './reverse-proxy.js';

const logger = createLogger({ app: 'spec', level: 'silent' });

let app: Server;
let proxy: FastifyInstance;
const asked: IncomingMessage[] = [];

/** Upgrades the MQTT path to an echo server that first sends a greeting. */
function upgrade(incoming: IncomingMessage, socket: Socket): void {
  asked.push(incoming);
  socket.on('error', () => undefined);
  if (!incoming.url?.startsWith('/handler/mqtt')) {
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
    return;
  }
  socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nhello ');
  socket.pipe(socket);
}

beforeAll(async () => {
  app = createServer((incoming, response) => void response.end(`${incoming.method} ${incoming.url}`));
  app.on('upgrade', upgrade).listen(0, '127.0.0.1');
  await once(app, 'listening');
  const alive = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  const dead = `http://127.0.0.1:${await freePort()}`;
  const upstreams = { account: alive, oauth: alive, discovery: dead, handler: alive, network: alive };
  proxy = await makeReverseProxy({ upstreams, console: import.meta.dirname, logger });
  await proxy.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await proxy.close();
  app.closeAllConnections();
  app.close();
});

const connect = (path: string, protocol: string, headers: Record<string, string> = {}) => {
  const { port } = proxy.server.address() as AddressInfo;
  const all = { connection: 'Upgrade', upgrade: protocol, 'sec-websocket-protocol': 'mqtt', ...headers };
  return request({ host: '127.0.0.1', port, path, headers: all }).end();
};

/** An upgraded connection, with the first bytes of the app. */
async function passed(path: string, headers?: Record<string, string>) {
  const [answer, socket, head] = await once(connect(path, 'websocket', headers), 'upgrade');
  return { answer: answer as IncomingMessage, socket: socket as Socket, first: String(head) };
}

async function rejected(path: string, protocol: string) {
  const [answer] = (await once(connect(path, protocol), 'response')) as [IncomingMessage];
  return [answer.statusCode, await text(answer)];
}

describe('A WebSocket through the reverse proxy', () => {
  it('is forwarded to the app with the forwarded headers, and then byte for byte', async () => {
    const { answer, socket, first } = await passed('/handler/mqtt?x=1', { 'x-forwarded-for': '192.0.2.7' });
    expect([answer.statusCode, asked.at(-1)?.url]).toEqual([101, '/handler/mqtt?x=1']);
    expect(asked.at(-1)?.headers).toMatchObject({
      upgrade: 'websocket',
      'sec-websocket-protocol': 'mqtt',
      'x-forwarded-for': '192.0.2.7, 127.0.0.1',
    });
    let heard = first;
    socket.on('data', (bytes) => (heard += String(bytes)));
    socket.write('a'.repeat(100_000));
    while (heard.length < 100_006) await once(socket, 'data');
    expect(heard).toBe(`hello ${'a'.repeat(100_000)}`);
    const closed = once(socket, 'close');
    socket.end();
    await closed;
  });

  it('is rejected as the app rejects it, and with 503 while that is down', async () => {
    expect(await rejected('/handler/other', 'websocket')).toEqual([404, '']);
    expect(await rejected('/announcements', 'websocket')).toEqual([503, '']);
  });

  it('is nothing that other requests for another protocol become', async () =>
    expect(await rejected('/handler/applications', 'h2c')).toEqual([200, 'GET /handler/applications']));

  it('ends with the reverse proxy', async () => {
    const { socket } = await passed('/handler/mqtt');
    const closed = once(
      socket.on('error', () => undefined),
      'close',
    );
    await proxy.close();
    await closed;
  });
});
