import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BrokerPeer,
  dataVector,
  DeviceSimulator,
  freePort,
  makeCertificate,
  type Redis,
  startRedis,
  until as eventually,
} from '@fieldpost/testing';
import { connectAsync, type MqttClient } from 'mqtt';
import { HandlerUnderTest } from './handler-under-test.js';
import { type FakeDiscovery, startFakeDiscovery } from './memory/fake-discovery.js';

const rights = [
  'settings',
  'delete',
  'devices',
  'messages:up:r',
  'messages:up:w',
  'messages:down:w',
] as const;
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const device = DeviceSimulator.abp(dataVector.session);
const { devAddr, nwkSKey, appSKey } = dataVector.session;

/** A replica with one MQTT client of the application. */
interface Side {
  readonly house: HandlerUnderTest;
  client: MqttClient;
  received: [topic: string, text: string][];
}

let folder: string;
let discovery: FakeDiscovery;
let network: BrokerPeer;
let redis: Redis;
let redisPort: number;
const house = new HandlerUnderTest();
let sides: [Side, Side];
let sent = 0;

/** Patient: when it happens is not what is tested here. */
const until = (isSo: () => boolean, what: string, withinMs = 30_000) => eventually(what, isSo, withinMs);

async function sideOf(replica: HandlerUnderTest): Promise<Side> {
  const options = { username: 'my-app', password: house.key('my-app', ...rights), reconnectPeriod: 0 };
  const client = await connectAsync(replica.mqtt.plain, options, false);
  const side: Side = { house: replica, client, received: [] };
  client.on('error', () => undefined);
  client.on('message', (topic, payload) => void side.received.push([topic, payload.toString()]));
  await client.subscribeAsync('+/devices/+/up');
  await client.subscribeAsync('+/devices/+/events/#');
  return side;
}

const leads = ({ house: replica }: Side): boolean =>
  replica.log().lastIndexOf('"replica leads"') > replica.log().lastIndexOf('"replica no longer leads"');
const leader = (): Side => (leads(sides[0]) ? sides[0] : sides[1]);
const follower = (): Side => (leads(sides[0]) ? sides[1] : sides[0]);

const subscriptions = () => network.streamsOf('handler-1').subscribe;

/** Sends an uplink that nothing else looks like, and tells its payload in base64. */
async function uplink(): Promise<string> {
  const payload = Buffer.alloc(2);
  payload.writeUInt16BE((sent += 1));
  await network.deliverUplink(device.uplink({ port: 1, payload }));
  return payload.toString('base64');
}

const count = ({ received }: Side, what: string): number =>
  received.filter(([, text]) => text.includes(what)).length;
const hears = (side: Side, what: string) => until(() => count(side, what) > 0, `"${what}" heard`);
/** What was on its way a moment ago has arrived: twice would be seen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

const queue = async (side: Side, port: number) => {
  const request = JSON.stringify({ port, payload_raw: 'AQID', schedule: 'last' });
  await side.client.publishAsync('my-app/devices/my-dev/down', request, { qos: 1 });
};

/** The ports of what the device gets with so many uplinks. */
async function downlinkPorts(uplinks: number): Promise<number[]> {
  const ports: number[] = [];
  for (let index = 0; index < uplinks; index += 1) {
    const before = network.waitingDownlinks(devAddr);
    const payload = await uplink();
    await hears(leader(), payload);
    await until(() => network.waitingDownlinks(devAddr) > before, 'downlink', 1_500).catch(() => undefined);
    while (network.waitingDownlinks(devAddr) > 0) {
      const { phyPayload } = await network.nextDownlink(devAddr);
      ports.push(device.receive(phyPayload).port ?? 0);
    }
  }
  return ports;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replicas-'));
  const certificate = await makeCertificate(new Date());
  const ca = join(folder, 'ca.pem');
  await writeFile(ca, certificate.cert);
  discovery = await startFakeDiscovery(certificate);
  redisPort = await freePort();
  redis = await startRedis({ port: redisPort });
  await house.start({
    HANDLER_DISCOVERY_ADDRESS: discovery.address,
    HANDLER_DISCOVERY_CA_FILE: ca,
    HANDLER_REDIS_URL: redis.url,
  });
  const other = await house.replica();
  await until(() => discovery.state.get('handler', 'handler-1') !== undefined, 'announced');
  network = await BrokerPeer.start({
    id: 'broker-1',
    token: 'any',
    discovery: { address: discovery.address, ca: certificate.cert },
    authServer: house.authServer,
  });
  await network.waitForHandler('handler-1');
  await until(() => other.log().includes('broker found'), 'the one that follows knows the broker');
  const key = house.key('my-app', ...rights);
  // What one replica registers the network knows, whether that replica leads or not.
  await house.call(other.manager.registerApplication.bind(other.manager), { app_id: 'my-app' }, { key });
  const radio = { dev_eui: bytes('0000000000000001'), app_eui: bytes('70b3d57ef0000024') };
  const session = { dev_addr: bytes(devAddr), nwk_s_key: nwkSKey, app_s_key: appSKey };
  const lorawan_device = { app_id: 'my-app', dev_id: 'my-dev', ...radio, ...session };
  const request = { app_id: 'my-app', dev_id: 'my-dev', lorawan_device };
  await house.call(other.manager.setDevice.bind(other.manager), request, { key });
  sides = [await sideOf(house), await sideOf(other)];
}, 90_000);

afterAll(async () => {
  for (const side of sides ?? []) side.client.end(true);
  for (const side of sides ?? []) side.house.signal('SIGCONT');
  await network?.stop();
  await sides?.[1].house.stop();
  await house.close();
  await redis?.stop();
  discovery?.stop();
  await rm(folder, { recursive: true });
}, 60_000);

describe('Two replicas of a handler', () => {
  it('have one leader, which alone subscribes and announces', () => {
    expect(sides.filter(leads)).toHaveLength(1);
    expect(subscriptions()).toBe(1);
    expect(discovery.state.announcers.filter((token) => token === 'not used here')).toHaveLength(1);
  });

  it('bring each uplink once to the clients of both', async () => {
    const payloads = [await uplink(), await uplink(), await uplink()];
    for (const side of sides) {
      for (const payload of payloads) await hears(side, payload);
    }
    await settled();
    for (const side of sides) expect(payloads.map((payload) => count(side, payload))).toEqual([1, 1, 1]);
  });

  it('send a downlink once that came through the one that follows', async () => {
    await queue(follower(), 11);
    await hears(leader(), '"port":11');
    await settled();
    expect(await downlinkPorts(2)).toEqual([11]);
    for (const side of sides) {
      await until(() => side.received.some(([topic]) => topic.endsWith('/events/down/sent')), 'sent');
      expect(side.received.filter(([topic]) => topic.endsWith('/events/down/scheduled'))).toHaveLength(1);
    }
  });

  it('pass on what a client publishes as an uplink, as it is', async () => {
    const text = '{"made": "by a client"}';
    await follower().client.publishAsync('my-app/devices/my-dev/up', text, { qos: 1 });
    for (const side of sides) await hears(side, text);
    await settled();
    for (const side of sides) expect(count(side, text)).toBe(1);
  });

  it('go on each for itself while Redis is away, and together when it is back', async () => {
    await redis.stop('SIGKILL');
    const alone = await uplink();
    await hears(leader(), alone);
    expect(count(follower(), alone)).toBe(0);
    redis = await startRedis({ port: redisPort });
    const isTogether = async () => {
      const payload = await uplink();
      await hears(leader(), payload);
      await settled();
      return count(follower(), payload) === 1;
    };
    let tries = 0;
    while (!(await isTogether()) && tries < 30) tries += 1;
    const payload = await uplink();
    for (const side of sides) await hears(side, payload);
    expect(count(leader(), alone)).toBe(1);
  }, 60_000);

  it('change leaders when one is held, and what it then still has does no harm', async () => {
    const [old, next] = [leader(), follower()];
    await queue(next, 21);
    await queue(next, 22);
    old.house.signal('SIGSTOP');
    await until(() => leads(next), 'the other leads');
    await until(() => subscriptions() === 2, 'the other subscribes');
    // The network still gives uplinks to the older subscription.
    const held = await uplink();
    old.house.signal('SIGCONT');
    await until(() => !leads(old) && subscriptions() === 1, 'one leader');
    expect(await downlinkPorts(3)).toEqual([21, 22]);
    await settled();
    for (const side of sides) expect(count(side, held)).toBe(0);
    expect(leads(next)).toBe(true);
  }, 90_000);

  it('change leaders when one is killed, and lose nothing that was acknowledged', async () => {
    const [old, next] = [leader(), follower()];
    for (const port of [31, 32, 33]) await queue(old, port);
    old.client.end(true);
    await old.house.killHard();
    await until(() => leads(next) && subscriptions() === 1, 'the other leads and subscribes');
    expect(await downlinkPorts(4)).toEqual([31, 32, 33]);
    const payload = await uplink();
    await hears(next, payload);
    await settled();
    expect(count(next, payload)).toBe(1);
    await old.house.boot();
  }, 90_000);
});
