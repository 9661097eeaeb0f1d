import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import type { IClientOptions, MqttClient } from 'mqtt';
import { sampleUplink } from '../../../test/memory/sample-uplink.js';
import { exactly } from '../../events/message-json.js';
import type { Publisher } from '../../events/publisher.js';
import {
  closeOf,
  collect,
  connectTo,
  eventually,
  type RecordingReceiver,
  settle,
  type TokensMemory,
} from './mqtt-server.suite.js';

/** A broker that applications come to, with everything behind it in memory. */
export interface MqttFixture {
  readonly url: string;
  readonly tokens: TokensMemory;
  readonly downlinks: RecordingReceiver;
  readonly publisher: Publisher;
  readonly close: () => Promise<void>;
}

/** The codes of CONNACK with which a broker rejects. */
export interface Rejections {
  readonly badKey: number;
  readonly noRight: number;
  readonly cannotTell: number;
}

const reader = 'messages:up:r';
const sender = 'messages:down:w';
const app = AppId('my-app');
const dev = DevId('dev-1');
const down = 'my-app/devices/dev-1/down';
/** Clients of one fixture, ended with it. */
class Visitors {
  private readonly clients: MqttClient[] = [];
  fixture!: MqttFixture;

  constructor(open: () => Promise<MqttFixture>) {
    beforeAll(async () => {
      this.fixture = await open();
    }, 120_000);
    afterAll(async () => {
      for (const client of this.clients) client.end(true);
      await this.fixture.close();
    });
  }

  async login(rights: string, username = 'my-app', options: IClientOptions = {}): Promise<MqttClient> {
    const client = await connectTo(this.fixture.url, { username, password: rights, ...options });
    client.on('error', () => undefined);
    this.clients.push(client);
    return client;
  }

  async subscribed(filter: string | string[], username = 'my-app') {
    const client = await this.login(reader, username);
    await client.subscribeAsync(filter);
    return { client, received: collect(client) };
  }

  rejection(username: string | undefined, password: string | undefined): Promise<unknown> {
    const credentials = {
      ...(username !== undefined && { username }),
      ...(password !== undefined && { password }),
    };
    return connectTo(this.fixture.url, credentials).then(
      () => 'let in',
      (error: { code?: unknown }) => error.code,
    );
  }

  /** What was queued while something was published and a witness saw that the broker was done with it. */
  async queuedBy(count: number, publish: () => Promise<unknown>) {
    const { queued } = this.fixture.downlinks;
    const before = queued.length;
    await publish();
    await eventually(() => queued.length >= before + count);
    return queued.slice(before);
  }
}

/** What every broker does the same for applications, the handler's own server and those outside. */
export function describeMqttRules(
  name: string,
  open: () => Promise<MqttFixture>,
  rejections: Rejections,
): void {
  const visitors = new Visitors(open);
  describe(`A login at ${name}`, () => describeLogins(visitors, rejections));
  describe(`A subscription at ${name}`, () => describeSubscriptions(visitors));
  describe(`A message to ${name}`, () => describePublishing(visitors));
}

function describeLogins(visitors: Visitors, { badKey, noRight, cannotTell }: Rejections): void {
  it.each([
    ['a rejected key', 'my-app', 'rejected', badKey],
    ['a key of an unknown issuer', 'my-app', 'elsewhere.messages:up:r', badKey],
    ['a name that is no application id', 'My App', reader, badKey],
    ['a key without a right to messages', 'my-app', 'settings,devices', noRight],
  ])('with %s is rejected with its code', async (_what, username, password, code) =>
    expect(await visitors.rejection(username, password)).toBe(code),
  );

  it('with a new key is not taken while oauth cannot be reached, and one with a known key is', async () => {
    const { tokens } = visitors.fixture;
    await visitors.login('messages:up:r,warm');
    tokens.isReachable = false;
    try {
      expect(await visitors.rejection('my-app', 'messages:up:r,cold')).toBe(cannotTell);
      await visitors.login('messages:up:r,warm');
    } finally {
      tokens.isReachable = true;
    }
    await visitors.login('messages:up:r,cold');
  });

  it('with the client id of another application gets nothing of its session, which goes on', async () => {
    const session = { clientId: 'of-my-app', clean: false };
    const owner = await visitors.login(reader, 'my-app', session);
    await owner.subscribeAsync('my-app/devices/+/up', { qos: 1 });
    const received = collect(owner);
    const attacker = await visitors.login(reader, 'other-app', session).catch(() => undefined);
    const stolen = attacker ? collect(attacker) : [];
    visitors.fixture.publisher.uplink(sampleUplink);
    await eventually(() => received.length > 0);
    if (attacker) await settle(attacker);
    expect(owner.connected).toBe(true);
    expect(received).toEqual([['my-app/devices/dev-1/up', JSON.stringify(sampleUplink)]]);
    expect(stolen).toEqual([]);
  });
}

function describeSubscriptions(visitors: Visitors): void {
  it.each(['my-app/devices/dev-1/up', 'my-app/devices/+/up', 'my-app/#'])(
    'to %s gets the uplink',
    async (filter) => {
      const { received } = await visitors.subscribed(filter);
      visitors.fixture.publisher.uplink(sampleUplink);
      await eventually(() => received.length > 0);
      expect(received).toEqual([['my-app/devices/dev-1/up', JSON.stringify(sampleUplink)]]);
    },
  );

  it('gets every digit of the time of a gateway', async () => {
    const { received } = await visitors.subscribed('my-app/devices/+/up');
    const gateways = [
      { time: '', channel: 0, rssi: 0, snr: 0, rf_chain: 0, fine_timestamp: exactly('1511253645123456789') },
    ];
    visitors.fixture.publisher.uplink({ ...sampleUplink, metadata: { ...sampleUplink.metadata, gateways } });
    await eventually(() => received.length > 0);
    expect(received[0]?.[1]).toContain('"fine_timestamp":1511253645123456789}');
  });

  it('gets the fields of an uplink on topics of their own', async () => {
    const { received } = await visitors.subscribed('my-app/devices/+/up/#');
    const message = { ...sampleUplink, payload_fields: { gps: { lat: 1.5 } } };
    visitors.fixture.publisher.uplink(message);
    await eventually(() => received.length > 2);
    expect(received).toEqual([
      ['my-app/devices/dev-1/up', JSON.stringify(message)],
      ['my-app/devices/dev-1/up/gps', '{"lat":1.5}'],
      ['my-app/devices/dev-1/up/gps/lat', '1.5'],
    ]);
  });

  it('to all events gets each once, under the name of v2', async () => {
    const { received } = await visitors.subscribed('my-app/devices/+/events/#');
    visitors.fixture.publisher.event(app, dev, 'down/sent', { payload: 'AQ==' });
    visitors.fixture.publisher.event(app, dev, 'delete', null);
    await eventually(() => received.length > 1);
    expect(received).toEqual([
      ['my-app/devices/dev-1/events/down/sent', '{"payload":"AQ=="}'],
      ['my-app/devices/dev-1/events/delete', 'null'],
    ]);
  });

  it('gets nothing of another application', async () => {
    const other = await visitors.subscribed('other-app/#', 'other-app');
    const witness = await visitors.subscribed('my-app/#');
    visitors.fixture.publisher.uplink(sampleUplink);
    await eventually(() => witness.received.length > 0);
    await settle(other.client);
    expect(other.received).toEqual([]);
  });

  it.each([
    ['to another application', reader, 'other-app/#'],
    ['to an application whose id starts with its own', reader, 'my-app-two/#'],
    ['without the right to read', sender, 'my-app/#'],
  ])('%s is rejected', async (_what, rights, filter) => {
    const client = await visitors.login(rights);
    await expect(client.subscribeAsync(filter)).rejects.toThrow();
  });
}

function describePublishing(visitors: Visitors): void {
  it('puts a downlink into the queue of the device that its topic names', async () => {
    const client = await visitors.login(sender);
    const payload = '{"app_id":"other-app","dev_id":"other","port":3,"payload_raw":"AQI=","schedule":"last"}';
    const queued = await visitors.queuedBy(1, () => client.publishAsync(down, payload, { qos: 1 }));
    const request = { port: 3, confirmed: false, schedule: 'last', payloadRaw: Buffer.from([1, 2]) };
    expect(queued).toEqual([{ appId: 'my-app', devId: 'dev-1', request }]);
  });

  it('keeps its place among those of the same client', async () => {
    const client = await visitors.login(sender);
    const ports = Array.from({ length: 30 }, (_, index) => index);
    const publish = (port: number) => client.publishAsync(down, JSON.stringify({ port }), { qos: 1 });
    const queued = await visitors.queuedBy(ports.length, () => Promise.all(ports.map(publish)));
    expect(queued.map(({ request }) => request.port)).toEqual(ports);
  });

  it.each([
    ['without the right to send', reader, down],
    ['for another application', sender, 'other-app/devices/dev-1/down'],
    ['on a topic that is no device', sender, 'my-app/down'],
  ])('%s is not queued', async (_what, rights, topic) => {
    const client = await visitors.login(rights);
    const witness = await visitors.login(sender);
    const queued = await visitors.queuedBy(1, async () => {
      client.publish(topic, '{"port":66}', { qos: 0 });
      // A broker may end the connection of whoever tries.
      await Promise.race([settle(client), closeOf(client)]);
      await witness.publishAsync(down, '{"port":67}', { qos: 1 });
    });
    expect(queued.map(({ request }) => request.port)).toEqual([67]);
  });

  it('that looks like an uplink reaches the other clients with the right to send uplinks, and only with it', async () => {
    const { received } = await visitors.subscribed('my-app/devices/+/up');
    const [allowed, rejected] = [await visitors.login('messages:up:w'), await visitors.login(sender)];
    rejected.publish('my-app/devices/dev-1/up', '{"no":1}');
    await Promise.race([settle(rejected), closeOf(rejected)]);
    await allowed.publishAsync('my-app/devices/dev-1/up', '{"yes":1}', { qos: 1 });
    await eventually(() => received.length > 0);
    expect(received).toEqual([['my-app/devices/dev-1/up', '{"yes":1}']]);
  });
}
