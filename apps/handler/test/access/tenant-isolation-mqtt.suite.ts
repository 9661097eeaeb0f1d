import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';
import type { HandlerUnderTest } from '../support/handler-under-test.js';
import { attacker, everyRight, stateOf, uplink, victim } from './tenants.js';

const uplinks = `${victim}/devices/dev-1/up`;
const downlinks = `${victim}/devices/dev-1/down`;

const forged = '{"port":9}';

const filters = [
  '#',
  '+/#',
  '+/+/+/+',
  '+/devices/+/up/#',
  `${victim}/#`,
  `/${victim}/#`,
  `//#`,
  `/+/#`,
  uplinks,
  `$share/group/${victim}/#`,
  `$share/group/#`,
  `$share/${attacker}/+/devices/+/up`,
  '$SYS/#',
  '$queue/#',
  `${attacker}/../${victim}/#`,
  `${attacker}/devices/../../${victim}/#`,
  `${victim}/devices/+/events/#`,
  `VICTIM-APP/#`,
];

const topics = [
  downlinks,
  uplinks,
  `/${downlinks}`,
  `${downlinks}/`,
  `//${downlinks}`,
  `$share/group/${downlinks}`,
  `${attacker}/../${downlinks}`,
  `${attacker}/devices/../../${downlinks}`,
  `${victim}/devices/dev-1/events/down/sent`,
];

/** Clients of both tenants at one transport of the handler. */
class Clients {
  private readonly open: MqttClient[] = [];

  constructor(
    private readonly app: HandlerUnderTest,
    private readonly transport: 'mqtt' | 'ws',
  ) {}

  async login(appId: string, options: IClientOptions = {}): Promise<MqttClient> {
    const { http, mqtt } = this.app;
    const url = this.transport === 'ws' ? `${http.replace('http', 'ws')}/mqtt` : mqtt.plain;
    const password = this.app.key(appId, ...everyRight);
    const client = await connectAsync(
      url,
      { username: appId, password, reconnectPeriod: 0, protocolVersion: 4, ...options },
      false,
    );
    client.on('error', () => undefined);
    this.open.push(client);
    return client;
  }

  /** The topics of what a client receives, messages of the victim alone. */
  async witness(): Promise<string[]> {
    const client = await this.login(victim);
    const received = collect(client);
    await client.subscribeAsync(`${victim}/#`);
    return received;
  }

  /** The code of CONNACK for a login that is denied. */
  denied(options: IClientOptions): Promise<unknown> {
    return this.login(attacker, options).then(
      () => 'accepted',
      ({ code }: { readonly code: unknown }) => code,
    );
  }

  close(): void {
    for (const client of this.open.splice(0)) client.end(true);
  }
}

function collect(client: MqttClient): string[] {
  const received: string[] = [];
  client.on('message', (topic, payload) => void received.push(`${topic} ${payload.toString()}`));
  return received;
}

export function describeMqttIsolation(app: HandlerUnderTest): void {
  describe.each(['mqtt', 'ws'] as const)('over %s', (transport) => {
    const clients = new Clients(app, transport);
    afterEach(() => clients.close());
    describeLogins(app, clients);
    describeMessages(app, clients);
  });
}

function describeLogins(app: HandlerUnderTest, clients: Clients): void {
  it.each([
    ['the id of another application', { username: victim }],
    ['the id of another application in capitals', { username: 'VICTIM-APP' }],
    ['a path to another application', { username: `${attacker}/../${victim}` }],
    ['two application ids', { username: `${attacker}\0${victim}` }],
    ['no user name', { username: undefined, password: undefined }],
  ])('denies a login with its own access key and %s', async (_what, options) => {
    expect([4, 5]).toContain(await clients.denied(options as IClientOptions));
  });

  it('denies an access key that is bound to addresses when one of them is appended to it', async () => {
    const key = app.boundKey(victim, 'messages:up:r');
    await clients.login(victim, { password: key });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await clients.denied({ username: victim, password: `${key}\0${address}` })).toBe(4);
  });

  it('leaves a session open when another tenant connects with the same client id', async () => {
    const clientId = 'my-client';
    const owner = await clients.login(victim, { clientId, clean: false });
    const received = collect(owner);
    await owner.subscribeAsync(`${victim}/#`);
    for (const id of [clientId, `${victim}/${clientId}`])
      await clients.login(attacker, { clientId: id, clean: false });
    await uplink(app);
    await until('the message has arrived', () => received.length > 0);
    expect(owner.connected).toBe(true);
  });
}

function describeMessages(app: HandlerUnderTest, clients: Clients): void {
  it('delivers nothing of another tenant, whatever a client subscribes to', async () => {
    const client = await clients.login(attacker);
    const stolen = collect(client);
    for (const filter of filters) await client.subscribeAsync(filter, { qos: 1 }).catch(() => undefined);
    const seen = await clients.witness();
    await uplink(app);
    await until('the message has arrived', () => seen.length > 0);
    // A message of its own comes after anything that was sent to it before.
    await client.subscribeAsync(`${attacker}/devices/+/up`);
    await client.publishAsync(`${attacker}/devices/dev-1/up`, '{"own":1}', { qos: 1 });
    await until('the message has arrived', () => stolen.length > 0);
    expect(new Set(stolen)).toEqual(new Set([`${attacker}/devices/dev-1/up {"own":1}`]));
  });

  it('drops what another tenant publishes, wills and retained messages included, on every topic', async () => {
    const [, , , queue] = await stateOf(app);
    const seen = await clients.witness();
    for (const topic of topics) {
      const will = { topic, payload: Buffer.from(forged), qos: 1 as const, retain: true };
      const client = await clients.login(attacker, { will });
      await client.publishAsync(topic, forged, { qos: 1, retain: true });
      client.stream.destroy();
    }
    const late = await clients.witness();
    await uplink(app);
    await until('the uplink has arrived', () => seen.length > 0 && late.length > 0);
    expect([...seen, ...late].filter((message) => message.includes(forged))).toEqual([]);
    expect((await stateOf(app))[3]).toEqual(queue);
  });
}
