import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { handler } from '@fieldpost/contracts';
import { messageProblems, until } from '@fieldpost/testing';
import { connectAsync, type MqttClient } from 'mqtt';
import { WebSocket } from 'ws';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const fixture = new HandlerUnderTest();
const clients: MqttClient[] = [];
/** What all clients received; it has the form of the published schemas. */
const messages: [string, unknown][] = [];
const decoder = 'function Decoder(bytes) { return { sum: bytes[0] + bytes[1], raw: bytes } }';

const rights = [
  'settings',
  'delete',
  'devices',
  'messages:up:r',
  'messages:up:w',
  'messages:down:w',
] as const;

/** A new application with the device dev-1, whose payloads are decoded. */
async function applicationOf(app_id: string): Promise<void> {
  const key = fixture.key(app_id, ...rights);
  const { manager } = fixture;
  await fixture.call(manager.registerApplication.bind(manager), { app_id }, { key });
  const application = { app_id, payload_format: 'custom', decoder };
  await fixture.call(manager.setApplication.bind(manager), application, { key });
  const lorawan_device = {
    ...{ app_id, dev_id: 'dev-1' },
    app_eui: Buffer.from('70b3d57ef0000024', 'hex'),
    dev_eui: Buffer.from('0001020304050607', 'hex'),
  };
  const device: handler.Device = { app_id, dev_id: 'dev-1', lorawan_device };
  await fixture.call(manager.setDevice.bind(manager), device, { key });
}

const simulateUplink = (app_id: string) => {
  const { manager } = fixture;
  const request = { app_id, dev_id: 'dev-1', port: 5, payload: Buffer.from([40, 2]) };
  return fixture.call(manager.simulateUplink.bind(manager), request, { key: fixture.key(app_id, ...rights) });
};

beforeAll(() => fixture.start());

afterAll(async () => {
  for (const client of clients) client.end(true);
  await fixture.close();
  expect(messages.flatMap(([topic, message]) => messageProblems(topic, message))).toEqual([]);
});

/** Lets an application in, and keeps what it receives. */
async function login(url: string, appId: string, ...granted: readonly string[]) {
  const key = fixture.key(appId, ...granted);
  const options = { username: appId, password: key, ca: fixture.mqtt.ca, reconnectPeriod: 0 };
  const client = await connectAsync(url, options, false);
  clients.push(client);
  const received: [string, unknown][] = [];
  client.on('message', (topic, payload) => {
    const message: [string, unknown] = [topic, JSON.parse(payload.toString())];
    received.push(message);
    messages.push(message);
  });
  return { client, received };
}

describe('An application on MQTT', () => {
  it('queues a downlink, and its event reaches all clients with the right to read', async () => {
    await applicationOf('down-app');
    const { plain, secure } = fixture.mqtt;
    const reader = await login(secure, 'down-app', 'messages:up:r');
    await reader.client.subscribeAsync('+/devices/+/events/#');
    const sender = await login(plain, 'down-app', 'messages:down:w');
    const downlink = '{"port":1,"confirmed":true,"payload_raw":"AQI="}';
    await sender.client.publishAsync('down-app/devices/dev-1/down', downlink, { qos: 1 });
    await until('the event', () => reader.received.length > 0);
    const data = { message: { port: 1, confirmed: true, payload_raw: 'AQI=' } };
    expect(reader.received).toEqual([['down-app/devices/dev-1/events/down/scheduled', data]]);
  });

  it('receives a simulated uplink with what its functions made of it, other applications do not', async () => {
    for (const appId of ['up-app', 'other-app']) await applicationOf(appId);
    const { client, received } = await login(fixture.mqtt.plain, 'up-app', 'messages:up:r');
    await client.subscribeAsync('up-app/devices/+/up/#');
    const other = await login(fixture.mqtt.plain, 'other-app', 'messages:up:r');
    await other.client.subscribeAsync('#');
    await simulateUplink('up-app');
    await until('the uplink', () => received.length === 3);
    expect(received).toEqual([
      [
        'up-app/devices/dev-1/up',
        expect.objectContaining({ port: 5, payload_raw: 'KAI=', payload_fields: { raw: 'KAI=', sum: 42 } }),
      ],
      ['up-app/devices/dev-1/up/raw', 'KAI='],
      ['up-app/devices/dev-1/up/sum', 42],
    ]);
    // What comes first to the other application is its own.
    await simulateUplink('other-app');
    await until('its own uplink', () => other.received.length > 0);
    expect(other.received[0]?.[0]).toBe('other-app/devices/dev-1/up');
  });

  it('is counted in the status of the handler', async () => {
    await applicationOf('counted-app');
    await simulateUplink('counted-app');
    const values = { token: fixture.componentToken('handler-1') };
    const method = fixture.status.getStatus.bind(fixture.status);
    const ask = () => fixture.call<handler.StatusRequest, handler.Status__Output>(method, {}, values);
    await until('the uplink counted', async () => ((await ask()).message.uplink?.rate15 ?? 0) > 0);
    expect((await ask()).message).toMatchObject({ downlink: { rate1: 0 }, activations: { rate1: 0 } });
  });

  it('comes in through WebSockets as well, at the port of HTTP', async () => {
    await applicationOf('web-app');
    const url = `${fixture.http.replace('http', 'ws')}/mqtt`;
    const { client, received } = await login(url, 'web-app', ...rights);
    await client.subscribeAsync('+/devices/+/events/down/scheduled');
    await client.publishAsync('web-app/devices/dev-1/down', '{"payload_raw":"AQ=="}', { qos: 1 });
    await until('the event', () => received.length > 0);
    expect(received).toEqual([
      ['web-app/devices/dev-1/events/down/scheduled', { message: { port: 0, payload_raw: 'AQ==' } }],
    ]);
    expect(await fixture.ask('GET', '/mqtt', {})).toMatchObject({ status: 426, text: 'Upgrade Required\n' });
    expect(await fixture.ask('GET', '/applications', {})).toMatchObject({ status: 405 });
  });

  it('is disconnected by a replica that stops and can no longer connect to it, over WebSockets either', async () => {
    // Clients leave after half of the time; the other half is for this test, however busy the machine is.
    const replica = await fixture.replica({ FIELDPOST_DRAIN_SECONDS: '12' });
    const url = `${replica.http.replace('http', 'ws')}/mqtt`;
    const { client } = await login(url, 'my-app', ...rights);
    const gone = new Promise<void>((resolve) => client.once('close', () => resolve()));
    const stopped = replica.stop();
    await gone;
    const rejected = once(new WebSocket(url, 'mqtt'), 'unexpected-response');
    expect(await rejected).toMatchObject([{}, { statusCode: 503 }]);
    await replica.killHard();
    await stopped;
  });

  it('is rejected with a key that oauth does not know', async () => {
    const options = { username: 'my-app', password: 'fieldpost.unknown', reconnectPeriod: 0 };
    await expect(connectAsync(fixture.mqtt.plain, options, false)).rejects.toMatchObject({ code: 4 });
  });

  it('that is connected stays while oauth cannot be reached; a new key gets "server unavailable"', async () => {
    const losing = new HandlerUnderTest();
    await losing.start();
    try {
      const known = losing.key('my-app', 'messages:up:r');
      const attempt = (password: string) =>
        connectAsync(losing.mqtt.plain, { username: 'my-app', password, reconnectPeriod: 0 }, false);
      const client = await attempt(known);
      clients.push(client);
      losing.loseOauth();
      await expect(attempt('fieldpost.cold')).rejects.toMatchObject({ code: 3 });
      clients.push(await attempt(known));
      expect(client.connected).toBe(true);
    } finally {
      await losing.close();
    }
  });

  it('finds the schemas at the HTTP API, without credentials', async () => {
    const { text } = await fixture.ask('GET', '/schemas', {});
    const { schemas } = JSON.parse(text) as { readonly schemas: readonly string[] };
    expect(schemas).toContain('events-down-sent.json');
    const response = await fetch(`${fixture.http}/schemas/up.json`);
    expect(response.headers.get('etag')).toMatch(/^"/);
    expect(await response.json()).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
    expect(await fixture.ask('GET', '/schemas/constructor', {})).toMatchObject({ status: 404 });
  });
});
