import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DeviceSimulator, seeded, sizeOf, until } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { hostile, type Outcome } from './fuzz/frames.js';
import { texts } from './fuzz/texts.js';
import { NetworkFixture } from '../support/network-fixture.js';

const frames = sizeOf('FUZZ_FRAMES', 10_000);
const seed = sizeOf('FUZZ_SEED', 1);
/** So many are under way at once: none of them is dropped for a client that reads. */
const together = 400;
const senders = 20;
const timeoutMs = 60_000;
/** What garbage the collector may leave lying around between two looks, in MB. */
const growthMb = 80;

const world = new NetworkFixture();
const random = seeded(seed);
/** How many messages came with each topic. */
const heard = new Map<string, number>();
const devices: DeviceSimulator[] = [];
let mqtt: MqttClient;

beforeAll(async () => {
  await world.start();
  await world.application('fuzz-app');
  for (let n = 1; n <= senders; n += 1) devices.push(await world.abp('fuzz-app', n));
  mqtt = await world.mqtt('fuzz-app');
  mqtt.on('message', (topic) => void heard.set(topic, heardOf(topic) + 1));
  await mqtt.subscribeAsync(['+/devices/+/up', '+/devices/+/events/#']);
});
afterAll(async () => {
  mqtt?.end(true);
  await world.close();
});

const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${world.fixture.app.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

const heardOf = (topic: string): number => heard.get(topic) ?? 0;

/** What was heard of the devices that send hostile frames, and of those that they pretend to be. */
function heardOfSenders(): Record<Exclude<Outcome, 'nothing'>, number> {
  const sum = { up: 0, 'up/errors': 0 };
  for (const [topic, times] of heard) {
    const [, n, kind] = /\/(?:nobody-)?dev-(\d+)\/(up|events\/up\/errors)$/.exec(topic) ?? [];
    if (kind !== undefined && Number(n) <= senders) sum[kind === 'up' ? 'up' : 'up/errors'] += times;
  }
  return sum;
}

const isReached = (expected: Readonly<Record<Outcome, number>>): boolean => {
  const sum = heardOfSenders();
  return sum.up >= expected.up && sum['up/errors'] >= expected['up/errors'];
};

/** A sound uplink of a device of its own, heard. */
async function bringSoundUplink(n: number): Promise<void> {
  const device = await world.abp('fuzz-app', n);
  await world.network.deliverUplink(device.uplink({ port: 1, payload: Buffer.of(1) }));
  await until('the sound uplink', () => heardOf(`fuzz-app/devices/dev-${n}/up`) > 0, timeoutMs);
}

describe('A handler that gets hostile frames', () => {
  it(
    'tells of each what the specification says, and does not grow',
    async () => {
      const expected: Record<Outcome, number> = { up: 0, 'up/errors': 0, nothing: 0 };
      const { pid } = world.fixture.app;
      let warm = 0;
      for (let sent = 0; sent < frames;) {
        for (const end = Math.min(sent + together, frames); sent < end; sent += 1) {
          const n = sent % senders;
          const device = devices[n] as DeviceSimulator;
          const made = hostile({ appId: 'fuzz-app', devId: `dev-${n + 1}`, device, random });
          expected[made.expected] += 1;
          world.network.deliverUnchecked('handler-1', made.message);
        }
        const last = Date.now() + timeoutMs;
        while (!isReached(expected) && Date.now() < last) await sleep(5);
        if (!isReached(expected)) break;
        if (warm === 0 && sent >= frames / 2) warm = await residentMb();
      }
      // What hostile frames led to has come before what a later one leads to.
      await bringSoundUplink(senders + 1);
      expect({ ...heardOfSenders(), nothing: expected.nothing }).toEqual(expected);
      expect(await residentMb()).toBeLessThan(warm + growthMb);
      expect(world.fixture.app.pid).toBe(pid);
      process.stdout.write(`${JSON.stringify({ seed, frames, ...expected })}\n`);
    },
    600_000 + frames * 5,
  );

  it('takes sound ones among them', async () => {
    for (let sent = 0; sent < together; sent += 1) {
      const device = devices[0] as DeviceSimulator;
      const { message } = hostile({ appId: 'fuzz-app', devId: 'stranger', device, random });
      world.network.deliverUnchecked('handler-1', message);
    }
    await bringSoundUplink(senders + 2);
  });

  it('acknowledges hostile downlinks and goes on', async () => {
    const topic = 'fuzz-app/devices/dev-2/down';
    // Beyond a hundred at once, a client is read more slowly.
    for (const text of texts(random, 150)) await mqtt.publishAsync(topic, text, { qos: 1 });
    expect(mqtt.connected).toBe(true);
    let scheduled = '';
    mqtt.on('message', (name, text) => {
      if (name.endsWith('down/scheduled') && text.includes('"port":99')) scheduled = text.toString();
    });
    await mqtt.publishAsync(topic, '{"port":99,"payload_raw":"AQ=="}', { qos: 1 });
    await until('the event', () => scheduled !== '', timeoutMs);
    expect(scheduled).toBe('{"message":{"port":99,"payload_raw":"AQ=="}}');
  });
});
