import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { StationPeer, until } from '@fieldpost/testing';
import { WebSocket } from 'ws';
import { eui, frame, StationNetwork } from '../../../test/memory/station.memory.js';

const network = new StationNetwork();
const stations: StationPeer[] = [];

beforeAll(() => network.start());

afterEach(async () => {
  for (const station of stations.splice(0)) await station.stop();
  network.uplinks.splice(0);
});

afterAll(() => network.server.onModuleDestroy());

async function start(options = network.station): Promise<StationPeer> {
  const station = await StationPeer.start(options);
  stations.push(station);
  return station;
}

describe('A station that is rejected', () => {
  const cases: readonly (readonly [string, object, string, number])[] = [
    ['without a key', { authorization: undefined }, 'Gateway my-gateway sent no key', 401],
    ['with the key of another gateway', { authorization: 'Bearer other-key' }, 'Not the key', 401],
    [
      'with the token of another gateway',
      { authorization: 'Bearer gateway.other-gateway.token' },
      'Not the key',
      401,
    ],
    ['with the token of a user', { authorization: 'Bearer user.my-gateway.token' }, 'Not the key', 401],
    [
      'that is not registered',
      { eui: 'AA555A00000001FF' },
      'Gateway with EUI AA555A00000001FF not found',
      404,
    ],
    [
      'without a frequency plan',
      { eui: 'AA555A0000000103', authorization: 'key' },
      'Frequency plan not valid',
      400,
    ],
  ];

  it.each(cases)(
    '%s, gets the reason when it asks for its connection, and at the connection',
    async (_what, changes, reason, status) => {
      const options = { ...network.station, ...changes };
      expect(await StationPeer.discover(options)).toEqual({
        router: expect.any(String),
        error: expect.stringContaining(reason),
      });
      const uri = `${network.uri}/traffic/eui-${options.eui.toLowerCase()}`;
      await expect(StationPeer.open(uri, options)).rejects.toThrow(`Unexpected server response: ${status}`);
      expect(network.logs.join()).not.toMatch(/other-key|other-gateway\.token|the-key-of/);
      expect(network.connections.size).toBe(0);
    },
  );

  it('although it may be good, while account is unavailable', async () => {
    network.isAccountAvailable = false;
    expect(await StationPeer.discover(network.station)).toMatchObject({ error: 'unavailable: account' });
    network.isAccountAvailable = true;
  });

  it('is listed when it is not registered', async () => {
    await StationPeer.discover({ ...network.station, eui: 'AA555A00000001FE' });
    expect(network.unregistered.list()).toContainEqual(
      expect.objectContaining({ eui: 'AA555A00000001FE', address: '127.0.0.1' }),
    );
  });

  it('gets no connection at an unknown path', async () => {
    for (const path of ['/', '/traffic/eui-12', '/traffic/eui-zz'])
      await expect(StationPeer.open(`${network.uri}${path}`, network.station)).rejects.toThrow('404');
  });
});

describe('A hostile station', () => {
  it('gets errors that name the field, and its frames are dropped until it has sent its version', async () => {
    const station = await StationPeer.open(
      `${network.uri}/traffic/eui-${eui.toLowerCase()}`,
      network.station,
    );
    stations.push(station);
    station.forward(frame);
    station.send('{"msgtype":"updf","MHdr":256}');
    expect(await station.next('error')).toEqual({
      ...{ msgtype: 'error', error: 'FCtrl not valid: should be a whole number from 0 to 255' },
    });
    expect(network.uplinks).toEqual([]);
  });

  it.each([
    ['a message that is too long', (station: StationPeer) => station.send(' '.repeat(17_000)), 1009],
    [
      'a deep message, which is answered',
      (station: StationPeer) => station.send('['.repeat(16_000)),
      undefined,
    ],
  ])('harms no other one with %s', async (_what, attack, code) => {
    const other = { ...network.station, eui: 'AA555A0000000102', authorization: 'other-key' };
    const [attacker, peaceful] = [await start(), await start(other)];
    const closed = attacker.closed();
    attack(attacker);
    if (code === undefined) expect(await attacker.next('error')).toBeDefined();
    else expect(await closed).toBe(code);
    peaceful.forward(frame);
    await until('the frame has arrived', () => network.uplinks.length > 0);
    expect(network.uplinks.map(({ gateway }) => gateway.id)).toEqual(['other-gateway']);
  });

  it('loses its connection when it sends thousands of messages at once', async () => {
    const station = await start();
    let isOpen = true;
    const closed = station.closed().then(() => (isOpen = false));
    // Until it ends: the allowance refills while a busy machine reads.
    while (isOpen) {
      for (let n = 0; n < 1_000; n += 1) station.send('{"msgtype":"other"}');
      await setImmediate();
    }
    await closed;
    await until('the gateway is gone', () => network.connections.size === 0);
  });

  it('that connects again and again is rejected, and learns when it may connect', async () => {
    const uri = `${network.uri}/traffic/eui-${eui.toLowerCase()}`;
    let response: IncomingMessage | undefined;
    while (!response) response = await rejectionOf(uri);
    expect(response).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '3', ratelimit: '"network_station_connects_too_often";r=0;t=3' },
    });
  });
});

/** The response to the request for a connection; undefined when it is opened. */
async function rejectionOf(uri: string): Promise<IncomingMessage | undefined> {
  const socket = new WebSocket(uri, {
    ca: String(network.station.ca),
    headers: { authorization: network.station.authorization },
  });
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response));
    socket.on('open', () => {
      socket.terminate();
      resolve(undefined);
    });
  });
}
