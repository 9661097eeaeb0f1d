import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { toApiBody } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import { releasedByServer } from '@fieldpost/testing';
import { destroyHalfOpen, endConnection } from './half-open.js';
import { httpServer } from '../http/http-server.js';
import { noLimits } from './limits.js';
import { rejections } from '../http/unroutable.js';

const servers: { close(): unknown }[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const target = (port: number) => ({ name: 'server', port, speaks: 'http' as const });

async function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

describe('A peer that never closes its side', () => {
  it('is disconnected from an HTTP server that could not read its request', async () => {
    const errorFormat = toApiBody;
    const logger = createLogger({ app: 'spec', level: 'silent' });
    const parts = { limits: noLimits, errorFormat, logger };
    const server = httpServer(parts)((_request, response) => void response.end('served'), {}) as Server;
    server.on('clientError', rejections(errorFormat).clientErrorHandler);
    const port = await portOf(server);
    await releasedByServer(target(port), Buffer.from('not HTTP\r\n\r\n'));
    expect(await connectionsOf(server)).toBe(0);
  });

  it.each([
    ['ended by the server', (socket: Socket) => void socket.once('data', () => socket.end('bye'))],
    [
      'ended with last bytes',
      (socket: Socket) => void socket.once('data', () => endConnection(socket, 'bye')),
    ],
  ])('is disconnected: %s', async (_how, serve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      destroyHalfOpen(socket);
      serve(socket);
    });
    await releasedByServer(target(await portOf(server)), Buffer.from('hello'));
  });

  it('is disconnected even if it does not read the last bytes either', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(Buffer.alloc(32 * 1024 * 1024));
      endConnection(socket, 'bye');
    });
    const port = await portOf(server);
    const peer = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    peer.on('error', () => undefined).pause();
    const [socket] = (await once(server, 'connection')) as [Socket];
    await once(socket, 'close');
    peer.destroy();
    expect(socket.destroyed).toBe(true);
  });
});
