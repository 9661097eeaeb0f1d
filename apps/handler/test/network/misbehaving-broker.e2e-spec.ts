import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { broker } from '@fieldpost/contracts';
import { type DeviceSimulator, until as eventually } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { NetworkFixture } from '../support/network-fixture.js';

const world = new NetworkFixture();
const floodSize = 6_000;
const quietSize = 20;
/** Far more than a flood that is read as it can be worked on takes, in MB. */
const growthMb = 150;
const timeoutMs = 60_000;

let clients: MqttClient[] = [];
let devices = 0;

/** A device, and what a client of its application hears; each test has its own, since floods go on after a test. */
interface Talker {
  readonly appId: string;
  readonly devId: string;
  readonly device: DeviceSimulator;
  readonly heard: (readonly [topic: string, text: string])[];
}

async function talkersOf(appId: string, count: number): Promise<readonly Talker[]> {
  await world.application(appId);
  const client = await world.mqtt(appId);
  clients.push(client);
  const heard: (readonly [string, string])[] = [];
  client.on('message', (topic, text) => void heard.push([topic, text.toString()]));
  const talkers: Talker[] = [];
  for (const last = devices + count; devices < last;) {
    const n = (devices += 1);
    talkers.push({ appId, devId: `dev-${n}`, device: await world.abp(appId, n), heard });
  }
  await client.subscribeAsync(['+/devices/+/up', '+/devices/+/events/#']);
  return talkers;
}
const talkerOf = async (appId: string): Promise<Talker> => (await talkersOf(appId, 1))[0] as Talker;

const until = (what: string, isSo: () => boolean) => eventually(what, isSo, timeoutMs);

/** The next frame of a device, as the broker peer brings it when it does not check anything. */
const uplinkOf = ({ appId, devId, device }: Talker): broker.DeduplicatedUplinkMessage => ({
  payload: device.uplink({ port: 1, payload: Buffer.of(1) }),
  ...{ app_id: appId, dev_id: devId, app_eui: Buffer.alloc(8), dev_eui: Buffer.alloc(8, 1) },
  protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' } },
});
const bring = (message: broker.DeduplicatedUplinkMessage) =>
  world.network.deliverUnchecked('handler-1', message);
const uplinksOf = ({ appId, devId, heard }: Talker): { counter: number; is_retry?: true }[] =>
  heard
    .filter(([topic]) => topic === `${appId}/devices/${devId}/up`)
    .map(([, text]) => JSON.parse(text) as { counter: number; is_retry?: true });
const counters = (talker: Talker): number[] => uplinksOf(talker).map(({ counter }) => counter);

const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${world.fixture.app.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

beforeAll(() => world.start());
afterAll(async () => {
  clients.forEach((client) => client.end(true));
  clients = [];
  await world.close();
});

describe('A broker that misbehaves', () => {
  it('does not keep a quiet application from its uplinks with the flood of another one', async () => {
    const loud = await talkersOf('flood-app', 4);
    const quiet = await talkerOf('quiet-app');
    const before = await residentMb();
    for (let sent = 0; sent < floodSize; sent += 1) {
      bring(uplinkOf(loud[sent % loud.length] as Talker));
      if (sent % (floodSize / quietSize) === 0) bring(uplinkOf(quiet));
      // The peer is in the same process as this test: what it wrote has to leave.
      if (sent % 500 === 0) await sleep(1);
    }
    await until('the uplinks of the quiet one', () => uplinksOf(quiet).length >= quietSize);
    expect(counters(quiet)).toEqual([...Array(quietSize).keys()]);
    expect(await residentMb()).toBeLessThan(before + growthMb);
  });

  it('does not keep others from theirs with a device that never pauses', async () => {
    const loud = await talkerOf('endless-app');
    const quiet = await talkerOf('other-app');
    for (let sent = 0; sent < floodSize / 2; sent += 1) bring(uplinkOf(loud));
    bring(uplinkOf(quiet));
    await until('the uplink of the quiet one', () => uplinksOf(quiet).length > 0);
    const others = counters(loud);
    expect(others.length).toBeLessThan(floodSize / 2);
    expect(others).toEqual([...others].sort((a, b) => a - b));
    const isDropped = (line: string) =>
      line.includes(loud.devId) && line.includes('too many of the device wait');
    expect(world.fixture.log().split('\n').some(isDropped)).toBe(true);
  });

  it('that brings uplinks twice has them marked as retries', async () => {
    const talker = await talkerOf('twice-app');
    // A first uplink with the counter 0 counts as a retry, too (docs/protocol/uplinks.md#processing-steps).
    talker.device.fCntUp = 1;
    const message = uplinkOf(talker);
    for (let copies = 0; copies < 3; copies += 1) bring(message);
    await until('three uplinks', () => uplinksOf(talker).length >= 3);
    expect(uplinksOf(talker).map(({ is_retry }) => is_retry)).toEqual([undefined, true, true]);
  });

  it('that brings uplinks in the wrong order has each of them brought on once', async () => {
    const talker = await talkerOf('order-app');
    const messages = [0, 1, 2].map(() => uplinkOf(talker));
    for (const message of messages.reverse()) bring(message);
    await until('three uplinks', () => uplinksOf(talker).length >= 3);
    expect(counters(talker)).toEqual([2, 1, 0]);
  });

  it('publishes nothing for unknown applications and devices, and its other uplinks are processed', async () => {
    const talker = await talkerOf('known-app');
    const stranger = await talkerOf('frames-app');
    for (let n = 0; n < 200; n += 1) {
      bring({ ...uplinkOf(stranger), dev_id: `stranger-${n}`, app_id: `unknown-${n}` });
      bring({ payload: Buffer.alloc(0), app_id: '', dev_id: '' });
    }
    bring(uplinkOf(talker));
    await until('its uplink', () => talker.heard.length > 0);
    expect(talker.heard.map(([topic]) => topic)).toEqual([`known-app/devices/${talker.devId}/up`]);
    expect(stranger.heard).toEqual([]);
  });

  it('that cuts its streams again and again finds the handler back each time, with one subscription', async () => {
    const talker = await talkerOf('cut-app');
    for (let cuts = 0; cuts < 5; cuts += 1) {
      await world.network.dropConnections();
      await world.network.waitForHandler('handler-1');
    }
    expect(world.network.streamsOf('handler-1')).toEqual({ subscribe: 1, publish: 1 });
    bring(uplinkOf(talker));
    await until('its uplink', () => talker.heard.length > 0);
  });
});
