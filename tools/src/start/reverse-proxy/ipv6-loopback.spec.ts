import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Server as Listener } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listenAtIpv6Loopback } from './ipv6-loopback.js';

let server: Server;
let port: number;
let listener: Listener | undefined;

beforeAll(async () => {
  server = createServer((request, response) => void response.end(request.socket.remoteAddress));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  listener = await listenAtIpv6Loopback(server, port);
});
afterAll(() => {
  listener?.close();
  server.close();
});

async function addressOfClient(host: string): Promise<string> {
  const [response] = (await once(get({ host, port, agent: false }), 'response')) as [IncomingMessage];
  return text(response);
}

describe('The reverse proxy', () => {
  it('serves both addresses that localhost may name, unless the machine has no IPv6', async () => {
    expect(await addressOfClient('127.0.0.1')).toBe('127.0.0.1');
    if (listener) expect(await addressOfClient('::1')).toBe('::1');
  });

  it('does not share the port with another program at the other address', async () => {
    if (!listener) return;
    await expect(listenAtIpv6Loopback(server, port)).rejects.toThrow(
      /^Port \d+ cannot be used at ::1, which/,
    );
  });
});
