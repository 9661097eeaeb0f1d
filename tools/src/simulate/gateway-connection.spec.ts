import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Mailbox } from '@fieldpost/testing';
import { type WebSocket, WebSocketServer } from 'ws';
import { overStation } from './gateway-connection.js';
import { planOf } from './simulation.js';

const waitMs = 60_000;
/** Connections of stations that wait for their settings. */
const stations = new Mailbox<WebSocket>('connection of');
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
let uri: string;

beforeAll(async () => {
  server.on('connection', (socket, { url }) => {
    socket.once('message', () => {
      if (url === '/router-info') socket.send(JSON.stringify({ uri: `${uri}/gateway` }));
      else stations.put('a station', socket);
    });
  });
  await once(server, 'listening');
  uri = `ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());

const nextStation = () => stations.take('a station', waitMs);
const configure = (socket: WebSocket) => socket.send(JSON.stringify({ msgtype: 'router_config' }));

describe('A simulated gateway with Basics Station', () => {
  it('connects again, and is closed also while it does', async () => {
    const connect = overStation({ server: uri, eui: '0102030405060708', ca: '' }, planOf('EU_863_870'));
    const [connection] = await Promise.all([connect(() => undefined), nextStation().then(configure)]);
    for (const socket of server.clients) socket.terminate();
    const second = await nextStation();
    await connection.close();
    configure(second);
    const [code] = (await once(second, 'close')) as [number];
    // The code of a connection without a closing handshake.
    expect(code).toBe(1006);
  });
});
