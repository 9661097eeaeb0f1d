import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { Server as Listener } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, hasIpv6Loopback } from '@fieldpost/testing';
import { listenAtIpv6Loopback } from './ipv6-loopback.js';

let server: Server;
let port: number;
let listener: Listener | undefined;
const itWithIpv6 = hasIpv6Loopback() ? it : it.skip;

beforeAll(async () => {
  server = createServer((request, response) => void response.end(request.socket.remoteAddress));
  // Free at both addresses, and given to no other test.
  port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
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
  it('serves the IPv4 address that localhost may name, also on machines without IPv6', async () =>
    expect(await addressOfClient('127.0.0.1')).toBe('127.0.0.1'));

  itWithIpv6('serves the IPv6 address that localhost may name', async () =>
    expect(await addressOfClient('::1')).toBe('::1'),
  );

  itWithIpv6('does not share the port with another program at the other address', async () => {
    await expect(listenAtIpv6Loopback(server, port)).rejects.toThrow(
      /^Port \d+ cannot be used at ::1, which/,
    );
  });
});
