import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type CollectedSpan,
  type DeviceSimulator,
  freePort,
  pathsOf,
  type Redis,
  startRedis,
  TraceCollector,
  until as eventually,
} from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import type { HandlerUnderTest } from './handler-under-test.js';
import { NetworkHouse } from './network-house.js';

/** A replica with one MQTT client of the application. */
interface Side {
  readonly house: HandlerUnderTest;
  client: MqttClient;
  received: [topic: string, text: string][];
}

const world = new NetworkHouse();
let device: DeviceSimulator;
let redis: Redis;
let redisPort: number;
let collector: TraceCollector;
let sides: [Side, Side];
let sent = 0;

/** Patient: when it happens is not what is tested here. */
const until = (isSo: () => boolean, what: string, withinMs = 30_000) => eventually(what, isSo, withinMs);

async function sideOf(replica: HandlerUnderTest): Promise<Side> {
  const client = await world.mqtt('my-app', replica);
  const side: Side = { house: replica, client, received: [] };
  client.on('message', (topic, payload) => void side.received.push([topic, payload.toString()]));
  await client.subscribeAsync('+/devices/+/up');
  await client.subscribeAsync('+/devices/+/events/#');
  return side;
}

const leads = ({ house: replica }: Side): boolean =>
  replica.log().lastIndexOf('"replica leads"') > replica.log().lastIndexOf('"replica no longer leads"');
const leader = (): Side => (leads(sides[0]) ? sides[0] : sides[1]);
const follower = (): Side => (leads(sides[0]) ? sides[1] : sides[0]);

const subscriptions = () => world.network.streamsOf('handler-1').subscribe;

/** Sends an uplink that nothing else looks like, and tells its payload in base64. */
async function uplink(): Promise<string> {
  const payload = Buffer.alloc(2);
  payload.writeUInt16BE((sent += 1));
  await world.network.deliverUplink(device.uplink({ port: 1, payload }));
  return payload.toString('base64');
}

const count = ({ received }: Side, what: string): number =>
  received.filter(([, text]) => text.includes(what)).length;
const hears = (side: Side, what: string) => until(() => count(side, what) > 0, `"${what}" heard`);
/** What was on its way a moment ago has arrived: twice would be seen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

const queue = async (side: Side, port: number) => {
  const request = JSON.stringify({ port, payload_raw: 'AQID', schedule: 'last' });
  await side.client.publishAsync('my-app/devices/dev-1/down', request, { qos: 1 });
};

const devAddr = () => device.session.devAddr;

/** The ports of what the device gets with so many uplinks. */
async function downlinkPorts(uplinks: number): Promise<number[]> {
  const ports: number[] = [];
  for (let index = 0; index < uplinks; index += 1) {
    const before = world.network.waitingDownlinks(devAddr());
    const payload = await uplink();
    await hears(leader(), payload);
    await until(() => world.network.waitingDownlinks(devAddr()) > before, 'downlink', 1_500).catch(
      () => undefined,
    );
    while (world.network.waitingDownlinks(devAddr()) > 0) {
      const { phyPayload } = await world.network.nextDownlink(devAddr());
      ports.push(device.receive(phyPayload).port ?? 0);
    }
  }
  return ports;
}

beforeAll(async () => {
  redisPort = await freePort();
  redis = await startRedis({ port: redisPort });
  collector = await TraceCollector.start();
  await world.start({ HANDLER_REDIS_URL: redis.url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const other = await world.house.replica();
  await until(() => other.log().includes('broker found'), 'the one that follows knows the broker');
  // What one replica registers the network knows, whether that replica leads or not.
  await world.application('my-app', other);
  device = await world.abp('my-app', 1, other);
  sides = [await sideOf(world.house), await sideOf(other)];
}, 90_000);

afterAll(async () => {
  for (const side of sides ?? []) side.client.end(true);
  for (const side of sides ?? []) side.house.signal('SIGCONT');
  await sides?.[1].house.stop();
  await world.close();
  await redis?.stop();
  collector?.close();
}, 60_000);

describe('Two replicas of a handler', () => {
  it('have one leader, which alone subscribes and announces', () => {
    expect(sides.filter(leads)).toHaveLength(1);
    expect(subscriptions()).toBe(1);
    expect(world.discovery.state.announcers.filter((token) => token === 'not used here')).toHaveLength(1);
  });

  it('bring each uplink once to the clients of both', async () => {
    const payloads = [await uplink(), await uplink(), await uplink()];
    for (const side of sides) {
      for (const payload of payloads) await hears(side, payload);
    }
    await settled();
    for (const side of sides) expect(payloads.map((payload) => count(side, payload))).toEqual([1, 1, 1]);
  });

  it('make one trace of an uplink, from the broker to the subscribers of both', async () => {
    const payload = await uplink();
    for (const side of sides) await hears(side, payload);
    const isUplink = ({ name }: CollectedSpan) => name === 'uplink';
    const paths = () => pathsOf(collector.spans, collector.spans.findLast(isUplink)?.traceId ?? '');
    const steps = [
      'handler: uplink',
      'handler: uplink > handler: decode payload',
      'handler: uplink > handler: mqtt publish uplink > handler: mqtt deliver',
      'handler: uplink > handler: bus message > handler: mqtt publish uplink > handler: mqtt deliver',
    ];
    await until(() => steps.every((step) => paths().includes(step)), 'the trace');
    expect(paths().some((path) => path.endsWith('handler_record_uplinks'))).toBe(true);
    const { traceId } = collector.spans.findLast(isUplink) ?? {};
    const instances = collector.spans
      .filter((span) => span.traceId === traceId)
      .map(({ instance }) => instance);
    expect(new Set(instances).size).toBe(2);
  }, 60_000);

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
    await follower().client.publishAsync('my-app/devices/dev-1/up', text, { qos: 1 });
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

  it('accept a join request that comes to both at once a single time, with nonces that nobody had before', async () => {
    const joining = await world.otaa('my-app', 2);
    const processes = sides.map(({ house }) => house.grpc);
    const appNonces = new Set<string>();
    for (let devNonce = 1; devNonce <= 20; devNonce += 1) {
      const request = joining.joinRequest(Buffer.from([0xa0, devNonce]));
      const answers = await world.network.activateAt(processes, request);
      const accepted = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect([accepted.length, refused.length]).toEqual([1, 1]);
      expect(refused[0]).toMatchObject({ code: 3, details: 'Activation DevNonce not valid: already used' });
      const { appNonce } = joining.acceptJoin(accepted[0]?.payload ?? Buffer.of());
      appNonces.add(appNonce.toString('hex'));
      expect(accepted[0]?.activation_metadata?.lorawan?.nwk_s_key).toEqual(joining.session.nwkSKey);
    }
    expect(appNonces.size).toBe(20);
    await world.network.deliverUplink(joining.uplink({ port: 7, payload: Buffer.of(7) }));
    for (const side of sides) await hears(side, '"port":7');
  }, 90_000);

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
