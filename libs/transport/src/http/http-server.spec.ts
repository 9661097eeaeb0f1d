import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { toApiBody } from '@fieldpost/errors';
import { httpServer } from './http-server.js';

describe('An HTTP request', () => {
  it('with two Host headers is rejected', async () => {
    const unlimited = {
      connections: 0,
      connectionsPerAddress: 0,
      requestsPerSecond: 0,
      isProxy: () => false,
    };
    const parts = { limits: unlimited, errorFormat: toApiBody };
    const server = httpServer(parts)((_request, response) => void response.end('served'), {}) as Server;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: one\r\nhost: two\r\nconnection: close\r\n\r\n');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
    server.close();
  });
});
