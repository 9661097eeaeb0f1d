import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import type { MqttClient } from 'mqtt';
import { closeOf, collect, connectTo, eventually, openServer, settle } from './mqtt-server.suite.js';

const reader = 'messages:up:r';
const sender = 'messages:down:w';
const down = 'my-app/devices/dev-1/down';
const app = AppId('my-app');
const dev = DevId('dev-1');

let fixture: Awaited<ReturnType<typeof openServer>>;
const clients: MqttClient[] = [];

beforeAll(async () => {
  fixture = await openServer();
});

afterAll(async () => {
  for (const client of clients) client.end(true);
  await fixture.server.close();
});

async function login(
  rights: string,
  options: { clientId?: string; username?: string } = {},
): Promise<MqttClient> {
  const url = `mqtt://127.0.0.1:${fixture.server.port}`;
  const client = await connectTo(url, { username: 'my-app', password: rights, ...options });
  client.on('error', () => undefined);
  clients.push(client);
  return client;
}

const queuedBy = async (publish: () => Promise<unknown>) => {
  const before = fixture.downlinks.queued.length;
  await publish();
  return fixture.downlinks.queued.slice(before);
};

describe('A downlink over MQTT', () => {
  it('goes into the queue of the device that its topic names', async () => {
    const client = await login(sender);
    const payload = '{"dev_id":"other","port":3,"payload_raw":"AQI=","schedule":"last"}';
    expect(await queuedBy(() => client.publishAsync(down, payload, { qos: 1 }))).toEqual([
      {
        appId: 'my-app',
        devId: 'dev-1',
        request: { port: 3, confirmed: false, schedule: 'last', payloadRaw: Buffer.from([1, 2]) },
      },
    ]);
  });

  it('is acknowledged when it is queued and not before', async () => {
    const client = await login(sender);
    let open: () => void = () => undefined;
    fixture.downlinks.gate = new Promise((resolve) => (open = resolve));
    let isAcknowledged = false;
    const published = client.publishAsync(down, '{"port":1}', { qos: 1 }).then(() => (isAcknowledged = true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAcknowledged).toBe(false);
    open();
    await published;
  });

  it('may be sent with QoS 2', async () => {
    const client = await login(sender);
    const publish = () => client.publishAsync(down, '{"port":9}', { qos: 2 });
    expect(await queuedBy(publish)).toMatchObject([{ request: { port: 9 } }]);
  });

  it('keeps its place among those of the same client', async () => {
    const client = await login(sender);
    const ports = Array.from({ length: 50 }, (_, index) => index);
    const publish = (port: number) => client.publishAsync(down, JSON.stringify({ port }), { qos: 1 });
    const queued = await queuedBy(() => Promise.all(ports.map(publish)));
    expect(queued.map(({ request }) => request.port)).toEqual(ports);
  });

  it('that cannot be queued is not acknowledged, and the client has to come back', async () => {
    const client = await login(sender);
    fixture.downlinks.gate = Promise.reject(unavailable({ what: 'database' }));
    const closed = closeOf(client);
    client.publish(down, '{"port":1}', { qos: 1 }, () => undefined);
    await closed;
    fixture.downlinks.gate = Promise.resolve();
    expect(client.connected).toBe(false);
  });

  it.each([
    ['without the right to', reader, down, '{"port":1}'],
    ['for another application', sender, 'other-app/devices/dev-1/down', '{"port":1}'],
    ['below the topic of a device', sender, `${down}/more`, '{"port":1}'],
    ['as an event', `${sender},messages:up:w`, 'my-app/devices/dev-1/events/create', '{}'],
    ['in bad JSON', sender, down, '{port:1}'],
    ['on port 256', sender, down, '{"port":256}'],
  ])('%s is dropped, acknowledged, and the client stays', async (_what, rights, topic, payload) => {
    const client = await login(rights);
    expect(await queuedBy(() => client.publishAsync(topic, payload, { qos: 1 }))).toEqual([]);
    await settle(client);
    expect(client.connected).toBe(true);
  });

  it('that is dropped again and again slows its client down, and the log has few lines of it', async () => {
    const { server, lines } = await openServer();
    const credentials = { username: 'my-app', password: reader };
    const client = await connectTo(`mqtt://127.0.0.1:${server.port}`, credentials);
    for (let sent = 0; sent < 1_000; sent += 1) client.publish(down, '{"port":1}');
    const ping = settle(client).then(() => 'answered');
    const pause = new Promise((resolve) => setTimeout(() => resolve('waits'), 1_000));
    expect(await Promise.race([ping, pause])).toBe('waits');
    const closed = closeOf(client);
    client.end(true);
    await closed;
    await server.close();
    expect(lines.filter((line) => line.includes('mqtt message dropped')).length).toBeLessThan(150);
  });

  it('is never delivered to clients', async () => {
    const client = await login(`${reader},${sender}`);
    await client.subscribeAsync('#');
    const received = collect(client);
    await client.publishAsync(down, '{"port":1}', { qos: 1 });
    await settle(client);
    expect(received).toEqual([]);
  });
});

describe('An uplink that a client publishes', () => {
  const up = 'my-app/devices/dev-1/up';

  it('reaches the other clients of the application as it is', async () => {
    const client = await login(reader);
    await client.subscribeAsync('+/devices/+/up');
    const received = collect(client);
    const text = '{"app_id":"my-app",  "dev_id":"dev-1"}';
    await (await login('messages:up:w')).publishAsync(up, text, { qos: 1, retain: true });
    await settle(client);
    expect(received).toEqual([[up, text]]);
  });

  it('is not retained for later subscribers', async () => {
    const client = await login(reader);
    const received = collect(client);
    await client.subscribeAsync('#');
    await settle(client);
    expect(received).toEqual([]);
  });

  it('has to be a JSON object', async () => {
    const client = await login(`${reader},messages:up:w`);
    await client.subscribeAsync('#');
    const received = collect(client);
    for (const text of ['[]', 'x', 'null']) await client.publishAsync(up, text, { qos: 1 });
    await settle(client);
    expect(received).toEqual([]);
  });
});

describe('A session', () => {
  it('is taken over by a client of the same id and application, not of another application', async () => {
    const first = await login(reader, { clientId: 'one' });
    const closed = closeOf(first);
    await login(reader, { clientId: 'one', username: 'other-app' });
    await settle(first);
    expect(first.connected).toBe(true);
    await login(reader, { clientId: 'one' });
    await closed;
  });

  it('ends after its key was removed, and not while the key cannot be checked', async () => {
    fixture.tokens.lifeMs = 1_000;
    const removed = await login('messages:up:r,removed-later');
    const kept = await login('messages:up:r,asked-in-vain');
    const closed = closeOf(removed);
    fixture.tokens.rejected.add('messages:up:r,removed-later');
    await closed;
    fixture.tokens.isReachable = false;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(kept.connected).toBe(true);
    Object.assign(fixture.tokens, { isReachable: true, lifeMs: 300_000 });
  });

  it('that reads without delay is not ended by any number of messages that arrive at once', async () => {
    const quick = await login(reader);
    await quick.subscribeAsync('#');
    const received = collect(quick);
    // As after a moment in which the database or Redis stood still.
    for (let round = 0; round < 3; round += 1) {
      for (let sent = 0; sent < 500; sent += 1)
        fixture.publisher.event(app, dev, 'update', { text: 'x'.repeat(6_000) });
      await eventually(() => received.length === 500 * (round + 1));
    }
    expect([received.length, quick.connected]).toEqual([1_500, true]);
  });

  it('that reads too slowly is ended while another of the application keeps receiving', async () => {
    const slow = await login(reader);
    const quick = await login(reader);
    await slow.subscribeAsync('#');
    await quick.subscribeAsync('#');
    const closed = closeOf(slow);
    let received = 0;
    quick.on('message', () => (received += 1));
    slow.stream.pause();
    const isEnded = () => fixture.lines.some((line) => line.includes('it reads too slowly'));
    let sent = 0;
    for (; !isEnded() && sent < 1_000; sent += 1) {
      await eventually(() => received === sent);
      fixture.publisher.event(app, dev, 'update', { text: 'x'.repeat(60_000) });
    }
    await eventually(() => received === sent);
    expect(received).toBe(sent);
    expect(sent).toBeLessThan(1_000);
    slow.stream.resume();
    await closed;
    expect(quick.connected).toBe(true);
  });
});
