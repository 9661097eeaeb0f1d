import { readFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadContract } from '@fieldpost/contracts';
import { type DeviceSimulator, framed, rawCall, seeded, until } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { generate, type Packet } from 'mqtt-packet';
import { NetworkFixture } from '../support/network-fixture.js';

const world = new NetworkFixture();
const random = seeded(7);
const below = (limit: number) => Math.floor(random() * limit);
/** What garbage the collector may leave lying around, in MB. */
const growthMb = 120;
/**
 * Rejections, and none, for bytes that happen to be a message. 2 is what v2 says to brokers without a name, and 12 what gRPC
 * says to no message and to two where one belongs.
 */
const known = ['0', '2', '3', '5', '7', '8', '12', '13', 'cut off'];

const contract = loadContract(
  'handler/handler.proto',
  'lorawan/device_address.proto',
  'fieldpost/handler/v1/device_transfer.proto',
  'fieldpost/handler/v1/downlinks.proto',
);
/** The contract also has the services of the peers, which are not served here. */
const served = ['handler.', 'lorawan.DevAddrManager', 'fieldpost.handler.v1.'];
const paths = Object.entries(contract).flatMap(([name, definition]) =>
  'format' in definition || !served.some((start) => name.startsWith(start))
    ? []
    : Object.values(definition).map(({ path }) => path),
);

let device: DeviceSimulator;
let mqtt: MqttClient;
let heard = 0;

beforeAll(async () => {
  await world.start();
  await world.application('my-app');
  device = await world.abp('my-app', 1);
  mqtt = await world.mqtt('my-app');
  mqtt.on('message', () => (heard += 1));
  await mqtt.subscribeAsync('my-app/devices/+/up');
});
afterAll(async () => {
  mqtt?.end(true);
  await world.close();
});

const open = (): ClientHttp2Session =>
  connectHttp2(`https://${world.fixture.grpc}`, { ca: world.fixture.mqtt.ca }).on('error', () => undefined);

const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${world.fixture.app.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** The others are served: one of their uplinks comes through. */
async function othersAreServed(withinMs?: number): Promise<void> {
  const before = heard;
  await world.network.deliverUplink(device.uplink({ port: 1, payload: Buffer.of(1) }));
  await until('an uplink of others', () => heard > before, withinMs);
}

/** Bytes that are hardly ever a message: noise, lengths that lead out of it, groups that never end, deep nesting. */
function garbage(): Buffer {
  const noise = Buffer.from(Array.from({ length: 1 + below(200) }, () => below(256)));
  const kinds = [
    noise,
    Buffer.concat([Buffer.of(0x0a, 0xff, 0xff, 0xff, 0xff, 0x0f), noise]),
    Buffer.alloc(1 + below(5_000), 0x0b),
    Buffer.concat(Array.from({ length: 300 }, () => Buffer.of(0x12, 0x7f))),
    Buffer.alloc(20, 0xff),
    Buffer.concat([Buffer.of(0x08), Buffer.alloc(11, 0x80), noise]),
  ];
  return kinds[below(kinds.length)] ?? noise;
}

/** As gRPC frames it, or as it must not be framed: compressed without a word of it, with a length that is not its own. */
function pieces(): readonly Buffer[] {
  const message = framed(garbage());
  const kinds = [
    [message],
    [message.subarray(0, Math.max(5, message.length - 3))],
    [framed(garbage(), below(256))],
    [message, framed(garbage())],
    [Buffer.from([0, 0xff, 0xff, 0xff, 0xff]), garbage()],
    [garbage()],
  ];
  return kinds[below(kinds.length)] ?? [message];
}

describe('Bytes that are no message', () => {
  it('are an internal error of gRPC at every method', async () => {
    const session = open();
    for (const path of paths) {
      const { trailers, headers } = await rawCall(session, {
        path,
        pieces: [framed(Buffer.alloc(20, 0xff))],
      });
      expect([path, { ...headers, ...trailers }]).toMatchObject([
        path,
        { 'grpc-status': '13', 'grpc-message': expect.stringContaining('deserializing') },
      ]);
    }
    session.destroy();
  });

  it('are rejected at every method of the gRPC API, call by call, while others are served', async () => {
    const before = await residentMb();
    let session = open();
    const token = world.fixture.token('my-app', 'settings', 'devices');
    const seen = new Set<unknown>();
    for (let round = 0; round < 15; round += 1) {
      if (session.destroyed || session.closed) session = open();
      const calls = paths.map((path) => rawCall(session, { path, headers: { token }, pieces: pieces() }));
      for (const { headers, trailers } of await Promise.all(calls))
        seen.add(trailers['grpc-status'] ?? headers['grpc-status'] ?? 'cut off');
    }
    session.destroy();
    expect([...seen].filter((code) => !known.includes(String(code)))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
    await othersAreServed();
    expect(await residentMb()).toBeLessThan(before + growthMb);
  });

  it('cost a broker its stream at most, and the next one is open soon', async () => {
    const { pid } = world.fixture.app;
    for (let times = 0; times < 5; times += 1) {
      await until('a subscription', () => world.network.streamsOf('handler-1').subscribe === 1);
      for (let n = 0; n < 20; n += 1) world.network.deliverUnchecked('handler-1', garbage());
    }
    // What came last may still end the stream that is open now, and with it an uplink.
    const areServed = async (): Promise<boolean> => {
      await world.network.waitForHandler('handler-1');
      return othersAreServed(1_000).then(
        () => true,
        () => false,
      );
    };
    await until('others are served', areServed, 120_000);
    expect(world.fixture.app.pid).toBe(pid);
  });
});

describe('MQTT clients that never read', () => {
  it('delay no other client, and use little memory', async () => {
    const password = Buffer.from(world.keyOf('my-app'));
    const lazy = await Promise.all(Array.from({ length: 15 }, (_, n) => subscribedAndDeaf(n, password)));
    const before = await residentMb();
    const start = heard;
    const text = JSON.stringify({ text: 'x'.repeat(60_000) });
    for (let n = 0; n < 150; n += 1) await mqtt.publishAsync('my-app/devices/dev-9/up', text, { qos: 1 });
    await until('every message at the one that reads', () => heard - start === 150);
    expect(await residentMb()).toBeLessThan(before + growthMb);
    const ended = () => world.fixture.log().split('it reads too slowly').length - 1;
    await until('the end of the others', () => ended() === lazy.length);
    for (const socket of lazy) socket.destroy();
  });
});

async function subscribedAndDeaf(n: number, password: Buffer): Promise<Socket> {
  const { port } = new URL(world.fixture.mqtt.plain);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const packets: Packet[] = [
    {
      cmd: 'connect',
      ...{ protocolId: 'MQTT', protocolVersion: 4, clean: true, keepalive: 0 },
      ...{ clientId: `deaf-${n}`, username: 'my-app', password },
    },
    { cmd: 'subscribe', messageId: 1, subscriptions: [{ topic: '#', qos: 0 }] },
  ];
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
  for (const packet of packets) socket.write(generate(packet));
  // CONNACK has four bytes, SUBACK five.
  await until('its subscription', () => bytes >= 9);
  socket.removeAllListeners('data').pause();
  return socket;
}
