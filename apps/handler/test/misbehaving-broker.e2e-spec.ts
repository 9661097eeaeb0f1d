import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { broker } from '@fieldpost/contracts';
import type { DeviceSimulator } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { NetworkFixture } from './network-fixture.js';

const world = new NetworkFixture();
const floodSize = 6_000;
const quietSize = 20;
/** Far more than a flood that is read as it can be worked on takes, in MB. */
const growthMb = 150;
const timeoutMs = 60_000;

let loud: DeviceSimulator[] = [];
let quiet: DeviceSimulator;
let clients: MqttClient[] = [];
let heard: [topic: string, text: string][] = [];

const listenTo = async (appId: string): Promise<void> => {
  const client = await world.mqtt(appId);
  client.on('message', (topic, text) => void heard.push([topic, text.toString()]));
  await client.subscribeAsync(['+/devices/+/up', '+/devices/+/events/#']);
  clients.push(client);
};

const until = async (isSo: () => boolean): Promise<void> => {
  const last = Date.now() + timeoutMs;
  while (!isSo() && Date.now() < last) await sleep(10);
  expect(isSo()).toBe(true);
};

/** What was taken in is worked on before the next rule is looked at. */
const silence = async (): Promise<void> => {
  for (let before = -1; before !== heard.length; await sleep(1_500)) before = heard.length;
};

/** The next frame of a device, as the broker peer brings it when it does not check anything. */
const uplinkOf = (
  device: DeviceSimulator,
  dev_id: string,
  app_id = 'quiet-app',
): broker.DeduplicatedUplinkMessage => ({
  payload: device.uplink({ port: 1, payload: Buffer.of(1) }),
  ...{ app_id, dev_id, app_eui: Buffer.alloc(8), dev_eui: Buffer.alloc(8, 1) },
  protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' } },
});
const bring = (message: broker.DeduplicatedUplinkMessage) =>
  world.network.deliverUnchecked('handler-1', message);
const counters = (topic: string): number[] =>
  heard
    .filter(([name]) => name === topic)
    .map(([, text]) => (JSON.parse(text) as { counter: number }).counter);

const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${world.fixture.app.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

beforeAll(async () => {
  await world.start();
  for (const appId of ['loud-app', 'quiet-app']) await world.application(appId);
  loud = await Promise.all([1, 2, 3, 4].map((n) => world.abp('loud-app', n)));
  quiet = await world.abp('quiet-app', 5);
  for (const appId of ['loud-app', 'quiet-app']) await listenTo(appId);
}, 60_000);
afterAll(async () => {
  clients.forEach((client) => client.end(true));
  clients = [];
  await world.close();
}, 30_000);

describe('A broker that misbehaves', () => {
  it('does not keep a quiet application from its uplinks with the flood of another one', async () => {
    const before = await residentMb();
    for (let sent = 0; sent < floodSize; sent += 1) {
      bring(
        uplinkOf(loud[sent % loud.length] as DeviceSimulator, `dev-${1 + (sent % loud.length)}`, 'loud-app'),
      );
      if (sent % (floodSize / quietSize) === 0) bring(uplinkOf(quiet, 'dev-5'));
      // The peer is in the same process as this test: what it wrote has to leave.
      if (sent % 500 === 0) await sleep(1);
    }
    await until(() => counters('quiet-app/devices/dev-5/up').length >= quietSize);
    expect(counters('quiet-app/devices/dev-5/up')).toEqual([...Array(quietSize).keys()]);
    expect(await residentMb()).toBeLessThan(before + growthMb);
    await silence();
  }, 180_000);

  it('does not keep others from theirs with a device that never pauses', async () => {
    heard = [];
    const first = loud[0] as DeviceSimulator;
    for (let sent = 0; sent < floodSize / 2; sent += 1) bring(uplinkOf(first, 'dev-1', 'loud-app'));
    bring(uplinkOf(quiet, 'dev-5'));
    await until(() => counters('quiet-app/devices/dev-5/up').length === 1);
    const others = counters('loud-app/devices/dev-1/up');
    expect(others.length).toBeLessThan(floodSize / 2);
    expect(others).toEqual([...others].sort((a, b) => a - b));
    expect(world.fixture.log()).toContain('too many of the device wait');
    await silence();
  }, 180_000);

  it('that brings uplinks twice has them marked as retries', async () => {
    heard = [];
    const message = uplinkOf(quiet, 'dev-5');
    for (let copies = 0; copies < 3; copies += 1) bring(message);
    await until(() => heard.length >= 3);
    expect(heard.map(([, text]) => (JSON.parse(text) as { is_retry?: true }).is_retry)).toEqual([
      undefined,
      true,
      true,
    ]);
  }, 90_000);

  it('that brings uplinks in the wrong order has each of them brought on once', async () => {
    heard = [];
    const messages = [0, 1, 2].map(() => uplinkOf(quiet, 'dev-5'));
    for (const message of messages.reverse()) bring(message);
    await until(() => heard.length >= 3);
    const seen = counters('quiet-app/devices/dev-5/up');
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(new Set(seen).size).toBe(3);
  }, 90_000);

  it('is told nothing about applications and devices that nobody knows, and the others go on', async () => {
    heard = [];
    for (let n = 0; n < 200; n += 1) {
      bring({ ...uplinkOf(loud[0] as DeviceSimulator, `stranger-${n}`), app_id: `unknown-${n}` });
      bring({ payload: Buffer.alloc(0), app_id: '', dev_id: '' });
    }
    bring(uplinkOf(quiet, 'dev-5'));
    await until(() => heard.length > 0);
    expect(heard.map(([topic]) => topic)).toEqual(['quiet-app/devices/dev-5/up']);
  }, 90_000);

  it('that cuts its streams again and again finds the handler back each time, with one subscription', async () => {
    for (let cuts = 0; cuts < 5; cuts += 1) {
      await world.network.dropConnections();
      await world.network.waitForHandler('handler-1');
    }
    expect(world.network.streamsOf('handler-1')).toEqual({ subscribe: 1, publish: 1 });
    heard = [];
    bring(uplinkOf(quiet, 'dev-5'));
    await until(() => heard.length > 0);
  }, 180_000);
});
