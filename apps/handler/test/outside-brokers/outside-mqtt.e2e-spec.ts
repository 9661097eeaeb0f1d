import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import {
  type Certificate,
  FaultProxy,
  makeCertificate,
  type Mosquitto,
  startMosquitto,
  until,
} from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { collect, connectTo } from '../../src/api/mqtt/mqtt-server.suite.js';
import { sampleUplink } from '../memory/sample-uplink.js';
import { describeBrokerTls } from './broker-tls.suite.js';
import { AbsentReceiver, OutsideReplica } from './outside-replica.js';

const app = AppId('my-app');
const dev = DevId('dev-1');
const down = 'my-app/devices/dev-1/down';

let mosquitto: Mosquitto;
let cable: FaultProxy;
let client: MqttClient;
let url = '';
const replicas: OutsideReplica[] = [];

beforeAll(async () => {
  mosquitto = await startMosquitto();
  cable = await FaultProxy.to(Number(new URL(mosquitto.url).port));
  client = await connectTo(mosquitto.url, {});
  url = `mqtt://handler:secret-word@127.0.0.1:${cable.port}`;
});

afterEach(async () => {
  cable.restore();
  await Promise.all(replicas.splice(0).map((replica) => replica.close()));
});

afterAll(async () => {
  client?.end(true);
  cable?.close();
  await mosquitto?.stop();
});

function replica(downlinks = new AbsentReceiver(), leads = true): OutsideReplica {
  const made = new OutsideReplica({ HANDLER_MQTT_BROKER_URL: url }, downlinks, { leads });
  replicas.push(made);
  return made;
}

const connected = (made: OutsideReplica) =>
  until('both connections', () => made.isConnectedTo('mqtt') && made.isConnectedTo('mqtt downlinks'));

const ports = ({ queued }: AbsentReceiver) => queued.map(({ request }) => request.port);
const send = (port: number) => client.publishAsync(down, JSON.stringify({ port }), { qos: 1 });

describe('The handler at an outside MQTT broker', () => {
  it('publishes in order what came up while the broker could not be reached', async () => {
    const received = collect(client);
    await client.subscribeAsync('my-app/devices/+/events/#');
    const made = replica();
    await connected(made);
    cable.cut();
    await until('the loss', () => made.lines.some((line) => line.includes('not connected')));
    for (let altitude = 0; altitude < 50; altitude += 1)
      made.publisher.event(app, dev, 'update', { altitude });
    cable.restore();
    await until('the events', () => received.length === 50);
    const bodies = received.map(([, body]) => JSON.parse(body) as { altitude: number });
    expect(bodies.map(({ altitude }) => altitude)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('takes downlinks again after a lost connection', async () => {
    const made = replica();
    await connected(made);
    cable.cut();
    cable.restore();
    await until('a second connection', () => made.connections('mqtt downlinks') === 2);
    await send(5);
    await until('the downlink', () => made.downlinks.queued.length > 0);
    expect(ports(made.downlinks)).toEqual([5]);
  });

  it('queues a downlink once, however many replicas there are', async () => {
    const downlinks = new AbsentReceiver();
    const [leader, follower] = [replica(downlinks), replica(downlinks, false)];
    await connected(leader);
    await until('a publishing connection', () => follower.isConnectedTo('mqtt'));
    for (const port of [1, 2, 3]) await send(port);
    await until('the downlinks', () => downlinks.queued.length >= 3);
    leader.leadership.isLeader = false;
    follower.leadership.isLeader = true;
    await until('the new leader', () => follower.isConnectedTo('mqtt downlinks'));
    for (const port of [4, 5]) await send(port);
    await until('the downlinks', () => downlinks.queued.length >= 5);
    expect(ports(downlinks)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps downlinks and their order while the database is away', async () => {
    const made = replica();
    await connected(made);
    made.downlinks.isAway = true;
    for (const port of [1, 2, 3]) await send(port);
    await until('an attempt', () => made.downlinks.attempts > 0);
    made.downlinks.isAway = false;
    await until('the downlinks', () => made.downlinks.queued.length >= 3);
    expect(ports(made.downlinks)).toEqual([1, 2, 3]);
  });

  it('keeps its connection with any names of payload fields', async () => {
    const received = collect(client);
    await client.subscribeAsync('my-app/devices/+/up/#');
    const made = replica();
    await connected(made);
    const fields = { 'a\tb': 1, '\u0085': 2, '\uffff': 3, ['x/'.repeat(300)]: 4, last: 5 };
    made.publisher.uplink({ ...sampleUplink, payload_fields: fields });
    await until('the fields', () => received.some(([topic]) => topic.endsWith('/up/last')));
    expect(received.map(([topic]) => topic)).toEqual([
      'my-app/devices/dev-1/up',
      'my-app/devices/dev-1/up/last',
    ]);
    expect(made.connections('mqtt')).toBe(1);
  });

  it('drops a downlink that cannot be read, and takes the next', async () => {
    const made = replica();
    await connected(made);
    await client.publishAsync(down, '{"port":256}', { qos: 1 });
    await client.publishAsync('My App/devices/x/down', '{"port":1}', { qos: 1 });
    await send(7);
    await until('the downlink', () => made.downlinks.queued.length > 0);
    expect(ports(made.downlinks)).toEqual([7]);
  });

  it('holds a bounded number of messages for a broker that reads nothing, the newest', async () => {
    const received = collect(client);
    await client.subscribeAsync('my-app/devices/+/events/#');
    const made = replica();
    await connected(made);
    cable.freeze();
    const text = 'x'.repeat(60_000);
    const publish = (altitude: number) => made.publisher.event(app, dev, 'update', { altitude, text });
    for (let altitude = 0; altitude < 2_000; altitude += 1) {
      publish(altitude);
      if (altitude % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const dropping = () => made.lines.some((line) => line.includes('its oldest messages are dropped'));
    expect(dropping()).toBe(true);
    cable.restore();
    await until('the newest', () => received.some(([, body]) => body.includes('"altitude":1999')));
    // Of 120 MB, what fits into the send queue and the buffers of three connections.
    expect(received.length).toBeLessThan(1_000);
  });

  it('shows its password to no caller, and writes it to no log', async () => {
    const made = replica();
    await connected(made);
    cable.cut();
    await until('the loss', () => made.lines.some((line) => line.includes('not connected')));
    expect(made.lines.join('')).not.toContain('secret-word');
  });
});

describe('An outside MQTT broker with TLS', () => {
  let secure: Mosquitto;
  let certificate: Certificate;

  beforeAll(async () => {
    certificate = await makeCertificate(new Date());
    secure = await startMosquitto({ certificate });
  });
  afterAll(() => secure?.stop());

  describeBrokerTls(() => ({
    peer: 'mqtt',
    certificate,
    replica: (ca) =>
      new OutsideReplica({ HANDLER_MQTT_BROKER_URL: secure.url, HANDLER_MQTT_BROKER_CA_FILE: ca }),
  }));
});
