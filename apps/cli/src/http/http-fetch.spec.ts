import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchWith } from './http-fetch.js';

let server: Server;

beforeAll(async () => {
  server = createServer((_, { socket }) =>
    socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('A request of the program', () => {
  it('fails where the server changes the protocol', async () => {
    const { port } = server.address() as AddressInfo;
    await expect(fetchWith(undefined)(`http://127.0.0.1:${port}/`)).rejects.toThrow('without a response');
  });
});
