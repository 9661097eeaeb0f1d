import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { handler } from '@fieldpost/contracts';
import { connectAsync, type MqttClient } from 'mqtt';
import { WebSocket } from 'ws';
import { HandlerUnderTest } from './handler-under-test.js';

const house = new HandlerUnderTest();
const clients: MqttClient[] = [];
const decoder = 'function Decoder(bytes) { return { sum: bytes[0] + bytes[1], raw: bytes } }';

const rights = [
  'settings',
  'delete',
  'devices',
  'messages:up:r',
  'messages:up:w',
  'messages:down:w',
] as const;

beforeAll(async () => {
  await house.start();
  const key = house.key('my-app', ...rights);
  const { manager } = house;
  await house.call(manager.registerApplication.bind(manager), { app_id: 'my-app' }, { key });
  const application = { app_id: 'my-app', payload_format: 'custom', decoder };
  await house.call(manager.setApplication.bind(manager), application, { key });
  const lorawan_device = {
    app_id: 'my-app',
    dev_id: 'dev-1',
    app_eui: Buffer.from('70b3d57ef0000024', 'hex'),
    dev_eui: Buffer.from('0001020304050607', 'hex'),
  };
  const device: handler.Device = { app_id: 'my-app', dev_id: 'dev-1', lorawan_device };
  await house.call(manager.setDevice.bind(manager), device, { key });
}, 60_000);

afterAll(async () => {
  for (const client of clients) client.end(true);
  await house.close();
});

/** Lets an application in, and keeps what it receives. */
async function login(url: string, appId: string, ...granted: readonly string[]) {
  const key = house.key(appId, ...granted);
  const options = { username: appId, password: key, ca: house.mqtt.ca, reconnectPeriod: 0 };
  const client = await connectAsync(url, options, false);
  clients.push(client);
  const received: [string, unknown][] = [];
  client.on('message', (topic, payload) => void received.push([topic, JSON.parse(payload.toString())]));
  return { client, received };
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !isSo() && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('An application on MQTT', () => {
  it('queues a downlink, and its event reaches all who may read', async () => {
    const { plain, secure } = house.mqtt;
    const reader = await login(secure, 'my-app', 'messages:up:r');
    await reader.client.subscribeAsync('+/devices/+/events/#');
    const sender = await login(plain, 'my-app', 'messages:down:w');
    const downlink = '{"port":1,"confirmed":true,"payload_raw":"AQI="}';
    await sender.client.publishAsync('my-app/devices/dev-1/down', downlink, { qos: 1 });
    await until(() => reader.received.length > 0);
    const data = { message: { port: 1, confirmed: true, payload_raw: 'AQI=' } };
    expect(reader.received).toEqual([['my-app/devices/dev-1/events/down/scheduled', data]]);
  });

  it('receives a simulated uplink with what its functions made of it, other applications do not', async () => {
    const { client, received } = await login(house.mqtt.plain, 'my-app', 'messages:up:r');
    await client.subscribeAsync('my-app/devices/+/up/#');
    const other = await login(house.mqtt.plain, 'other-app', 'messages:up:r');
    await other.client.subscribeAsync('#');
    const request = { app_id: 'my-app', dev_id: 'dev-1', port: 5, payload: Buffer.from([40, 2]) };
    const { manager } = house;
    const key = house.key('my-app', ...rights);
    await house.call(manager.simulateUplink.bind(manager), request, { key });
    await until(() => received.length === 3);
    expect(received).toEqual([
      [
        'my-app/devices/dev-1/up',
        expect.objectContaining({ port: 5, payload_raw: 'KAI=', payload_fields: { raw: 'KAI=', sum: 42 } }),
      ],
      ['my-app/devices/dev-1/up/raw', 'KAI='],
      ['my-app/devices/dev-1/up/sum', 42],
    ]);
    expect(other.received).toEqual([]);
  });

  it('is counted in the status of the handler', async () => {
    const values = { token: house.componentToken('handler-1') };
    const method = house.status.getStatus.bind(house.status);
    const ask = () => house.call<handler.StatusRequest, handler.Status__Output>(method, {}, values);
    let rate = 0;
    for (let tries = 0; rate === 0 && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      rate = (await ask()).message.uplink?.rate15 ?? 0;
    }
    expect(rate).toBeGreaterThan(0);
    expect((await ask()).message).toMatchObject({ downlink: { rate1: 0 }, activations: { rate1: 0 } });
  });

  it('comes in through WebSockets as well, at the port of HTTP', async () => {
    const { client, received } = await login(`${house.http.replace('http', 'ws')}/mqtt`, 'my-app', ...rights);
    await client.subscribeAsync('+/devices/+/events/down/scheduled');
    await client.publishAsync('my-app/devices/dev-1/down', '{"payload_raw":"AQ=="}', { qos: 1 });
    await until(() => received.length > 0);
    expect(received).toEqual([
      ['my-app/devices/dev-1/events/down/scheduled', { message: { port: 0, payload_raw: 'AQ==' } }],
    ]);
    expect(await house.ask('GET', '/mqtt', {})).toMatchObject({ status: 426, text: 'Upgrade Required\n' });
    expect(await house.ask('GET', '/applications', {})).toMatchObject({ status: 405 });
  });

  it('is sent away by a replica that stops, and let in there through no door, WebSockets included', async () => {
    const replica = await house.replica({ FIELDPOST_DRAIN_SECONDS: '2' });
    const url = `${replica.http.replace('http', 'ws')}/mqtt`;
    const { client } = await login(url, 'my-app', ...rights);
    const gone = new Promise<void>((resolve) => client.once('close', () => resolve()));
    const stopped = replica.stop();
    await gone;
    const refused = once(
      new WebSocket(url, 'mqtt').on('error', () => undefined),
      'unexpected-response',
    );
    expect(await refused).toMatchObject([{}, { statusCode: 503 }]);
    await stopped;
  });

  it('is refused with a key that oauth does not know', async () => {
    const options = { username: 'my-app', password: 'fieldpost.unknown', reconnectPeriod: 0 };
    await expect(connectAsync(house.mqtt.plain, options, false)).rejects.toMatchObject({ code: 4 });
  });

  it('that was let in stays while oauth cannot be reached; a key that is new is asked to come back', async () => {
    const { client } = await login(house.mqtt.plain, 'my-app', 'messages:up:r');
    const warm = house.key('my-app', 'messages:up:r');
    house.loseOauth();
    const attempt = (password: string) =>
      connectAsync(house.mqtt.plain, { username: 'my-app', password, reconnectPeriod: 0 }, false);
    await expect(attempt('fieldpost.cold')).rejects.toMatchObject({ code: 3 });
    clients.push(await attempt(warm));
    expect(client.connected).toBe(true);
  });
});
