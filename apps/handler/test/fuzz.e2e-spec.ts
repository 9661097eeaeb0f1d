import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DeviceSimulator, seeded, sizeOf } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { hostile, type Outcome } from './fuzz/frames.js';
import { texts } from './fuzz/texts.js';
import { NetworkFixture } from './network-fixture.js';

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
const heard: Record<Outcome, number> = { up: 0, 'up/errors': 0, nothing: 0 };
const devices: DeviceSimulator[] = [];
let mqtt: MqttClient;

beforeAll(async () => {
  await world.start();
  await world.application('fuzz-app');
  for (let n = 1; n <= senders; n += 1) devices.push(await world.abp('fuzz-app', n));
  mqtt = await world.mqtt('fuzz-app');
  mqtt.on('message', (topic) => {
    if (topic.endsWith('/up')) heard.up += 1;
    if (topic.endsWith('/up/errors')) heard['up/errors'] += 1;
  });
  await mqtt.subscribeAsync(['+/devices/+/up', '+/devices/+/events/#']);
}, 60_000);
afterAll(async () => {
  mqtt?.end(true);
  await world.close();
}, 30_000);

const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${world.fixture.app.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

const isReached = (expected: Readonly<Record<Outcome, number>>): boolean =>
  heard.up >= expected.up && heard['up/errors'] >= expected['up/errors'];

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
      await sleep(300);
      expect({ ...heard, nothing: expected.nothing }).toEqual(expected);
      expect(await residentMb()).toBeLessThan(warm + growthMb);
      expect(world.fixture.app.pid).toBe(pid);
      process.stdout.write(`${JSON.stringify({ seed, frames, ...expected })}\n`);
    },
    600_000 + frames * 5,
  );

  it('takes sound ones as before', async () => {
    await sleep(500);
    const before = heard.up;
    const other = await world.abp('fuzz-app', senders + 1);
    await world.network.deliverUplink(other.uplink({ port: 1, payload: Buffer.of(1) }));
    const last = Date.now() + timeoutMs;
    while (heard.up === before && Date.now() < last) await sleep(5);
    expect(heard.up).toBeGreaterThan(before);
  }, 90_000);

  it('acknowledges hostile downlinks and goes on', async () => {
    const topic = 'fuzz-app/devices/dev-2/down';
    for (const text of texts(random, 1_000)) await mqtt.publishAsync(topic, text, { qos: 1 });
    expect(mqtt.connected).toBe(true);
    let scheduled = '';
    mqtt.on('message', (name, text) => {
      if (name.endsWith('down/scheduled') && text.includes('"port":99')) scheduled = text.toString();
    });
    await mqtt.publishAsync(topic, '{"port":99,"payload_raw":"AQ=="}', { qos: 1 });
    const last = Date.now() + timeoutMs;
    while (scheduled === '' && Date.now() < last) await sleep(5);
    expect(scheduled).toBe('{"message":{"port":99,"payload_raw":"AQ=="}}');
  }, 120_000);
});
