import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type DeviceSimulator, throwAwayDatabase, type ThrowAwayDatabase, until } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import type { HandlerUnderTest } from '../support/handler-under-test.js';
import { NetworkFixture } from '../support/network-fixture.js';

const appId = 'my-app';
const timeoutMs = 60_000;

jest.setTimeout(3 * timeoutMs);

const world = new NetworkFixture();
let database: ThrowAwayDatabase;
let second: HandlerUnderTest;
let device: DeviceSimulator;
const heard: Record<'old' | 'new', string[]> = { old: [], new: [] };

beforeAll(async () => {
  await world.start();
  database = await throwAwayDatabase();
  second = await world.fixture.replica({ HANDLER_ID: 'handler-2', HANDLER_DATABASE_URL: database.url });
  await world.network.waitForHandler('handler-2');
  await world.application(appId);
  device = await world.abp(appId, 1);
});
afterAll(async () => {
  await second?.stop();
  await world.close();
  await database?.drop();
});

const headers = () => ({ authorization: `Key ${world.keyOf(appId)}` });
const get = async (path: string): Promise<string> => {
  const { status, text } = await world.fixture.ask('GET', `/applications/${appId}${path}`, headers());
  expect(status).toBe(200);
  return text;
};
const post = async (path: string, body: string): Promise<string> => {
  const { status, text } = await second.ask('POST', path, headers(), body);
  expect({ status, text }).toMatchObject({ status: 200 });
  return text;
};

/** A client that notes what it hears. */
async function listen(who: 'old' | 'new', at: Pick<HandlerUnderTest, 'mqtt'>): Promise<MqttClient> {
  const client = await world.mqtt(appId, at);
  client.on('message', (topic) => void heard[who].push(topic));
  await client.subscribeAsync('+/devices/+/up');
  return client;
}

const uplink = () =>
  world.network.deliverUplink(device.uplink({ port: 1, payload: Buffer.from([1]) })).then(() => undefined);

/** Queues a downlink; resolves with its counter when the device has taken it after its next uplink. */
async function downlink(client: MqttClient): Promise<number> {
  const down = JSON.stringify({ port: 1, payload_raw: 'AQID' });
  await client.publishAsync(`${appId}/devices/dev-1/down`, down, { qos: 1 });
  await uplink();
  const { phyPayload } = await world.network.nextDownlink(device.session.devAddr, timeoutMs);
  return device.receive(phyPayload).fCnt;
}

/** Takes the application with all of its devices from the one handler to the other. */
async function move(): Promise<void> {
  const settings = await get('');
  const devices = await get('/device-export?counters=true');
  expect(JSON.parse(devices)).toMatchObject({
    devices: [{ dev_id: 'dev-1', lorawan_device: { f_cnt_up: 1, f_cnt_down: 2 } }],
  });
  await post('/applications', JSON.stringify({ app_id: appId }));
  await post(`/applications/${appId}`, settings);
  const report = await post(`/applications/${appId}/device-import`, devices);
  expect(JSON.parse(report)).toMatchObject({ created: 1, rejected: 0 });
}

describe('An application that moves to another handler id', () => {
  it('takes its settings, its devices, their keys and both counters with it, and its devices notice nothing', async () => {
    const before = await listen('old', world.fixture);
    await downlink(before);
    expect(await downlink(before)).toBe(1);
    await until('both uplinks at the old one', () => heard.old.length === 2, timeoutMs);

    await move();

    const after = await listen('new', second);
    expect(await downlink(after)).toBe(2);
    await uplink();
    await until('both uplinks at the new one', () => heard.new.length === 2, timeoutMs);
    expect(heard.old).toHaveLength(2);
  });
});
