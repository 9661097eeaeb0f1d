import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import type { MqttClient } from 'mqtt';
import { sampleUplink } from '../../../test/memory/sample-uplink.js';
import { MqttServer } from '@fieldpost/mqtt';
import { closeOf, collect, connectTo, openServer, settle } from './mqtt-server.suite.js';

const reader = 'messages:up:r';
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

const plain = () => `mqtt://127.0.0.1:${fixture.server.port}`;

async function login(rights: string, username = 'my-app', url = plain()): Promise<MqttClient> {
  const client = await connectTo(url, { username, password: rights, ca: fixture.cert });
  clients.push(client);
  return client;
}

async function subscribed(filter: string | string[], username = 'my-app') {
  const client = await login(reader, username);
  const granted = await client.subscribeAsync(filter);
  return { client, granted, received: collect(client) };
}

const rejection = (username: string | undefined, password: string | undefined, url = plain()) => {
  const credentials = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
  return connectTo(url, { ...credentials, ca: fixture.cert }).then(
    () => 'let in',
    (error: { code?: unknown }) => error.code,
  );
};

describe('The MQTT server', () => {
  it('is open for TCP and TLS', async () => {
    await login(reader);
    await login(reader, 'my-app', `mqtts://localhost:${fixture.server.tlsPort}`);
  });

  it.each([
    ['a rejected key', 'my-app', 'rejected', { code: 4, reason: 'access_key' }],
    ['a key of an unknown issuer', 'my-app', 'elsewhere.messages:up:r', { code: 4, reason: 'access_key' }],
    ['no password', 'my-app', undefined, { code: 4, reason: 'no_access_key' }],
    ['no credentials', undefined, undefined, { code: 4, reason: 'access_key' }],
    ['a name that is no application id', 'My App', reader, { code: 4, reason: 'access_key' }],
    ['a key without a right to messages', 'my-app', 'settings,devices', { code: 5, reason: 'no_rights' }],
  ])(
    'answers %s with its code, on TCP and TLS, and counts why',
    async (_what, name, key, { code, reason }) => {
      const before = fixture.admission.rejections.of(reason);
      expect(await rejection(name, key)).toBe(code);
      expect(await rejection(name, key, `mqtts://localhost:${fixture.server.tlsPort}`)).toBe(code);
      expect(fixture.admission.rejections.of(reason)).toBe(before + 2);
    },
  );

  it('returns "server unavailable" while oauth cannot be reached, and accepts cached keys', async () => {
    await login('messages:up:r,warm');
    fixture.tokens.isReachable = false;
    try {
      expect(await rejection('my-app', 'messages:up:r,cold')).toBe(3);
      await login('messages:up:r,warm');
    } finally {
      fixture.tokens.isReachable = true;
    }
  });

  it('exchanges a key once for many connections and messages', async () => {
    const rights = 'messages:up:r,messages:up:w,counted';
    for (let times = 0; times < 3; times += 1) {
      const client = await login(rights);
      await client.publishAsync('my-app/devices/dev-1/up', '{}', { qos: 1 });
    }
    expect(fixture.tokens.exchanges.filter((key) => key === `my-app ${rights}`)).toHaveLength(1);
  });

  it('keeps neither wills nor sessions', async () => {
    const will = {
      topic: 'my-app/devices/dev-1/up',
      payload: Buffer.from('{}'),
      qos: 0,
      retain: false,
    } as const;
    const options = {
      username: 'my-app',
      password: `${reader},messages:up:w`,
      clientId: 'stays',
      clean: false,
    };
    const first = await connectTo(plain(), { ...options, will });
    const { client, received } = await subscribed('#');
    await first.subscribeAsync('#');
    first.stream.destroy();
    await closeOf(first);
    const second = await connectTo(plain(), options);
    const kept = collect(second);
    fixture.publisher.uplink(sampleUplink);
    await settle(client);
    await settle(second);
    second.end(true);
    expect(received).toHaveLength(1);
    expect(kept).toEqual([]);
  });

  it('names the port when it is taken', async () => {
    const { log } = fixture;
    const options = {
      host: '127.0.0.1',
      port: fixture.server.port,
      tlsPort: 0,
      cert: '',
      key: '',
      rate: { admits: () => true },
    };
    const broker = { serve: () => undefined, close: () => Promise.resolve() } as never;
    await expect(MqttServer.open(broker, options, log)).rejects.toThrow(`${fixture.server.port}`);
  });
});

describe('A subscription', () => {
  it.each(['my-app/devices/dev-1/up', '+/devices/+/up', '+/+/+/up', '#'])(
    'to %s gets the uplink',
    async (filter) => {
      const { client, received } = await subscribed(filter);
      fixture.publisher.uplink(sampleUplink);
      await settle(client);
      expect(received).toEqual([['my-app/devices/dev-1/up', JSON.stringify(sampleUplink)]]);
    },
  );

  it('gets nothing of another application, whatever its filter', async () => {
    const { client, received } = await subscribed(['#', '+/devices/+/up', '+/#'], 'other-app');
    fixture.publisher.uplink(sampleUplink);
    fixture.publisher.event(app, dev, 'create', null);
    await settle(client);
    expect(received).toEqual([]);
  });

  it('to another application is rejected by itself, not with those beside it', async () => {
    const client = await login(reader);
    const answers = await client
      .subscribeAsync(['my-app-two/#', 'my-app/#', 'my-app/devices/+/down'])
      .catch(() => []);
    const received = collect(client);
    fixture.publisher.event(app, dev, 'create', null);
    await settle(client);
    expect(answers).toEqual([]);
    expect(received).toEqual([['my-app/devices/dev-1/events/create', 'null']]);
  });

  it('is rejected without the right to read', async () => {
    const client = await login('messages:down:w');
    await expect(client.subscribeAsync('my-app/#')).rejects.toThrow('Unspecified error');
  });

  it('with several filters gets each message once', async () => {
    const { client, received } = await subscribed(['#', '+/devices/+/up', 'my-app/devices/+/up']);
    fixture.publisher.uplink(sampleUplink);
    await settle(client);
    expect(received).toHaveLength(1);
  });

  it('that is taken back gets nothing more, while the others stay', async () => {
    const { client, received } = await subscribed(['+/devices/+/up', 'my-app/devices/+/events/#']);
    await client.unsubscribeAsync('+/devices/+/up');
    fixture.publisher.uplink(sampleUplink);
    fixture.publisher.event(app, dev, 'delete', null);
    await settle(client);
    expect(received).toEqual([['my-app/devices/dev-1/events/delete', 'null']]);
  });

  it('gets fields on topics of their own', async () => {
    const { client, received } = await subscribed('my-app/devices/+/up/#');
    const message = { ...sampleUplink, payload_fields: { gps: { lat: 1.5 } } };
    fixture.publisher.uplink(message);
    await settle(client);
    expect(received).toEqual([
      ['my-app/devices/dev-1/up', JSON.stringify(message)],
      ['my-app/devices/dev-1/up/gps', '{"lat":1.5}'],
      ['my-app/devices/dev-1/up/gps/lat', '1.5'],
    ]);
  });

  it('to all events gets a sent downlink once, under the name of v2', async () => {
    const { client, received } = await subscribed('my-app/devices/+/events/#');
    fixture.publisher.event(app, dev, 'down/sent', { payload: 'AQ==' });
    await settle(client);
    expect(received).toEqual([['my-app/devices/dev-1/events/down/sent', '{"payload":"AQ=="}']]);
  });

  it('to events by the names of the specification gets them under those', async () => {
    const { client, received } = await subscribed([
      '+/devices/dev-1/events/downlink/scheduled',
      '+/+/+/events/downlink/sent',
    ]);
    for (const type of ['down/scheduled', 'down/sent', 'down/acks'] as const) {
      fixture.publisher.event(app, dev, type, {});
    }
    await settle(client);
    expect(received).toEqual([
      ['my-app/devices/dev-1/events/downlink/scheduled', '{}'],
      ['my-app/devices/dev-1/events/downlink/sent', '{}'],
    ]);
  });
});

describe('A message that cannot be written', () => {
  it('is never a failure of what led to it', () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    expect(() => fixture.publisher.event(app, dev, 'update', circular)).not.toThrow();
    expect(() => fixture.publisher.uplink({ ...sampleUplink, payload_fields: circular })).not.toThrow();
  });
});
