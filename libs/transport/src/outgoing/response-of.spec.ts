import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PublicAddresses } from './public-addresses.js';
import { PublicFetch } from './public-fetch.js';
import { Receivers } from './receivers.js';

const addresses = new PublicAddresses('HANDLER_INTEGRATION_NETWORKS', ['127.0.0.0/8']);
const receivers = new Receivers(addresses, 60_000);
const shortReceivers = new Receivers(addresses, 50);
let server: Server | undefined;
const sockets = new Set<Socket>();

/** A server that answers each request with this text, and leaves the connection open. */
async function answering(text: string): Promise<string> {
  const open = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(text));
  });
  server = open;
  open.listen(0, '127.0.0.1');
  await once(open, 'listening');
  return `http://127.0.0.1:${(open.address() as AddressInfo).port}/`;
}

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
  receivers.onApplicationShutdown();
  shortReceivers.onApplicationShutdown();
});

const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

describe('A server that changes the protocol', () => {
  it('has not answered a request', async () => {
    const url = await answering(upgrade);
    const { fetch } = new PublicFetch(addresses, 1_000);
    await expect(fetch(url, { method: 'GET', headers: {} })).rejects.toMatchObject({
      cause: { message: 'answered with another protocol' },
    });
    for (const socket of sockets) if (!socket.closed) await once(socket, 'close');
  });

  it('has not received a message', async () => {
    const url = await answering(upgrade);
    expect(await receivers.post({ url, headers: {}, body: '{}' })).toMatchObject({
      ...{ status: undefined, error: 'answered with another protocol' },
    });
  });
});

describe('A server that sends no whole response', () => {
  it.each([
    ['none', ''],
    ['a part of the head', 'HTTP/1.1 200 OK\r\n'],
    ['an interim response', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
    ['a malformed body', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['a part of the body', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{'],
  ])('has not received a message: %s', async (_, text) => {
    const url = await answering(text);
    expect(await shortReceivers.post({ url, headers: {}, body: '{}' })).toMatchObject({
      ...{ status: undefined, error: expect.any(String) },
    });
  });
});
