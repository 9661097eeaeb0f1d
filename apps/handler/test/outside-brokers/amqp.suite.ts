import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { type FaultProxy, type Rabbitmq, until } from '@fieldpost/testing';
import { type Channel, type ChannelModel, connect, type ConsumeMessage } from 'amqplib';
import { OutsideReplica } from './outside-replica.js';
import { sampleUplink } from '../memory/sample-uplink.js';

/** A RabbitMQ with a handler beside it, whose AMQP connections go through the cable. */
export interface AmqpFixture {
  readonly rabbitmq: Rabbitmq;
  readonly cable: FaultProxy;
  readonly replica: OutsideReplica;
}

const app = AppId('my-app');
const dev = DevId('dev-1');
const exchange = 'ttn.handler';
const uplink = {
  ...sampleUplink,
  payload_fields: { led: true },
  metadata: { time: '2016-06-13T15:28:56.123456789Z' },
};

/** Everything that matches the pattern, from now on. */
async function listen(channel: Channel, pattern: string, queue = ''): Promise<ConsumeMessage[]> {
  const received: ConsumeMessage[] = [];
  const made = await channel.assertQueue(queue, { exclusive: true, autoDelete: true });
  await channel.bindQueue(made.queue, exchange, pattern);
  await channel.consume(made.queue, (message) => void (message && received.push(message)), { noAck: true });
  return received;
}

/** A connection of somebody who may do everything, for the tests around it. */
function operator(fixture: () => AmqpFixture) {
  const held: { connection?: ChannelModel; channel?: Channel } = {};
  beforeAll(async () => {
    const { rabbitmq, replica } = fixture();
    await until('AMQP', () => replica.isConnectedTo('amqp') && replica.isConnectedTo('amqp downlinks'));
    held.connection = await connect(rabbitmq.superAmqp);
    held.channel = await held.connection.createChannel();
  });
  afterAll(async () => {
    await held.connection?.close();
    await fixture().replica.untilDelivered();
  });
  return (): Channel => held.channel ?? (undefined as never);
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export function describeAmqpHandler(fixture: () => AmqpFixture): void {
  const channel = operator(fixture);
  const queuedFrom = (start: number) =>
    fixture()
      .replica.downlinks.queued.slice(start)
      .map(({ appId, devId, request }) => [appId, devId, request.port]);
  const count = () => fixture().replica.downlinks.queued.length;
  const send = (key: string, body: unknown) => channel().publish(exchange, key, json(body));

  it('publishes an uplink as v2 does, and its fields not once more', async () => {
    const received = await listen(channel(), 'my-app.#');
    fixture().replica.publisher.uplink(uplink);
    fixture().replica.publisher.event(app, dev, 'delete', null);
    await until('both messages', () => received.length >= 2);
    expect(received.map(({ fields }) => fields.routingKey)).toEqual([
      'my-app.devices.dev-1.up',
      'my-app.devices.dev-1.events.delete',
    ]);
    const [{ content, properties } = { content: Buffer.of(), properties: {} }] = received;
    expect(content.toString()).toBe(JSON.stringify(uplink));
    expect(properties).toMatchObject({
      contentType: 'application/json',
      deliveryMode: 2,
      timestamp: Date.parse('2016-06-13T15:28:56Z') / 1000,
    });
  });

  it('keeps the slash in types of events', async () => {
    const received = await listen(channel(), 'my-app.devices.*.events.#');
    fixture().replica.publisher.event(app, dev, 'down/sent', { payload: 'AQ==' });
    await until('the event', () => received.length > 0);
    expect(received[0]?.fields.routingKey).toBe('my-app.devices.dev-1.events.down/sent');
  });

  it('takes the device of a downlink from the body, and what is not there from the routing key', async () => {
    const start = count();
    send('my-app.devices.dev-1.down', { app_id: 'my-app', dev_id: 'dev-2', port: 1 });
    send('my-app.devices.dev-1.down', { port: 2 });
    await until('the downlinks', () => count() >= start + 2);
    expect(queuedFrom(start)).toEqual([
      ['my-app', 'dev-2', 1],
      ['my-app', 'dev-1', 2],
    ]);
  });

  it('goes on after downlinks that can never be queued, among them those for another application', async () => {
    const start = count();
    for (let times = 0; times < 5; times += 1) {
      send('my-app.devices.dev-1.down', { app_id: 'other-app', dev_id: 'dev-1', port: 1 });
      send('my-app.devices.dev-1.down', { port: 256 });
      channel().publish(exchange, 'my-app.devices.dev-1.down', Buffer.from('no JSON'));
    }
    send('my-app.devices.dev-1.down', { port: 3 });
    await until('the last downlink', () => count() > start);
    expect(queuedFrom(start)).toEqual([['my-app', 'dev-1', 3]]);
  });

  it('leaves downlinks with the broker while the database is away, and keeps their order', async () => {
    const { downlinks } = fixture().replica;
    const [start, attempts] = [count(), downlinks.attempts];
    downlinks.isAway = true;
    for (let port = 1; port <= 10; port += 1) send('my-app.devices.dev-1.down', { port });
    await until('an attempt', () => downlinks.attempts > attempts);
    downlinks.isAway = false;
    await until('the downlinks', () => count() >= start + 10);
    expect(queuedFrom(start).map(([, , port]) => port)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('loses nothing when the connection does, in both directions', async () => {
    const { cable, replica } = fixture();
    const received = await listen(channel(), 'my-app.devices.*.events.update');
    const start = count();
    const connections = replica.connections('amqp');
    const publish = (altitude: number) => replica.publisher.event(app, dev, 'update', { altitude });
    for (let altitude = 0; altitude < 100; altitude += 1) publish(altitude);
    cable.cut();
    for (let altitude = 100; altitude < 200; altitude += 1) publish(altitude);
    for (const port of [11, 12, 13]) send('my-app.devices.dev-1.down', { port });
    cable.restore();
    await until('another connection', () => replica.connections('amqp') > connections);
    const altitudes = () => new Set(received.map(({ content }) => JSON.parse(String(content)).altitude));
    await until('all events', () => altitudes().size === 200);
    await until('the downlinks', () => count() >= start + 3);
    expect(queuedFrom(start).map(([, , port]) => port)).toEqual([11, 12, 13]);
  });

  it('keeps a limited number of the newest messages for a broker that reads nothing, and logs it', async () => {
    const { rabbitmq, replica } = fixture();
    const received = await listen(channel(), 'my-app.devices.*.events.update');
    const start = replica.lines.length;
    const told = (what: string) => replica.lines.slice(start).some((line) => line.includes(what));
    const text = 'x'.repeat(60_000);
    rabbitmq.hold();
    for (let altitude = 0; altitude < 600; altitude += 1) {
      replica.publisher.event(app, dev, 'update', { altitude, text });
      if (altitude % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const { length = 0, capacity = 0, rejected = 0 } = replica.waitingFor('amqp') ?? {};
    rabbitmq.goOn();
    expect(capacity - length).toBeGreaterThanOrEqual(0);
    expect(rejected).toBeGreaterThan(0);
    expect(told('its oldest messages are dropped')).toBe(true);
    await until('the newest', () => received.some(({ content }) => content.includes('"altitude":599')));
    await until('the end', () => told('outside broker has caught up'));
    // Of 36 MB, what fits into the send queue and the buffers of the connection.
    expect(received.length).toBeLessThan(600);
  }, 30_000);

  it('parts from a broker that reads nothing', async () => {
    const { rabbitmq } = fixture();
    const other = new OutsideReplica({ HANDLER_AMQP_URL: rabbitmq.superAmqp });
    await until('AMQP', () => other.isConnectedTo('amqp') && other.isConnectedTo('amqp downlinks'));
    rabbitmq.hold();
    await other.close().finally(() => rabbitmq.goOn());
    expect(other.connections('amqp')).toBe(1);
  });

  it('takes each downlink on one replica alone, the one that leads', async () => {
    const { rabbitmq, replica } = fixture();
    const settings = { HANDLER_AMQP_URL: rabbitmq.superAmqp };
    const other = new OutsideReplica(settings, replica.downlinks, { leads: false });
    const start = count();
    for (const port of [1, 2, 3]) send('my-app.devices.dev-1.down', { port });
    await until('the downlinks', () => count() >= start + 3);
    replica.leadership.isLeader = false;
    for (const port of [4, 5]) send('my-app.devices.dev-1.down', { port });
    other.leadership.isLeader = true;
    await until('the downlinks in between', () => count() >= start + 5);
    await other.close();
    await replica.lead();
    expect(queuedFrom(start).map(([, , port]) => port)).toEqual([1, 2, 3, 4, 5]);
  });
}

export function describeAmqpApplications(fixture: () => AmqpFixture): void {
  const connections: ChannelModel[] = [];
  // The handler declares the exchange when it connects.
  beforeAll(() => until('AMQP', () => fixture().replica.isConnectedTo('amqp')));
  afterAll(async () => {
    for (const connection of connections) await connection.close().catch(() => undefined);
    await fixture().replica.untilDelivered();
  });

  async function login(rights: string, username = 'my-app'): Promise<Channel> {
    const { amqpPort } = fixture().rabbitmq;
    const connection = await connect({ hostname: '127.0.0.1', port: amqpPort, username, password: rights });
    connection.on('error', () => undefined);
    connections.push(connection);
    const channel = await connection.createChannel();
    return channel.on('error', () => undefined);
  }

  it.each(['', 'my-app.receiver'])('reads its own messages from a queue of its own, "%s"', async (queue) => {
    const received = await listen(await login('messages:up:r'), 'my-app.devices.*.up', queue);
    fixture().replica.publisher.uplink(uplink);
    await until('the uplink', () => received.length > 0);
    expect(received[0]?.content.toString()).toBe(JSON.stringify(uplink));
  });

  it.each([
    ['a rejected key', 'rejected'],
    ['a key without a right to messages', 'devices'],
  ])('is not let in with %s', async (_what, rights) => {
    await expect(login(rights)).rejects.toThrow('ACCESS-REFUSED');
  });

  it.each(['other-app.#', '#', '*.devices.*.up', 'my-app-two.#'])(
    'is rejected the messages of %s',
    async (pattern) => {
      await expect(listen(await login('messages:up:r'), pattern)).rejects.toThrow('ACCESS_REFUSED');
    },
  );

  it.each([
    ['the downlinks of everybody', 'ttn-handler-downlink'],
    ['a queue of another application', 'other-app.receiver'],
  ])('is rejected %s', async (_what, queue) => {
    const channel = await login('messages:up:r');
    await expect(channel.consume(queue, () => undefined)).rejects.toThrow('ACCESS_REFUSED');
  });

  it.each([
    ['to the exchange', exchange],
    ['past the exchange', ''],
  ])('publishes nothing %s', async (_what, target) => {
    const channel = await login('messages:up:r,messages:up:w,messages:down:w');
    const reason = new Promise<Error>((resolve) => channel.once('error', resolve));
    const key = target === '' ? 'ttn-handler-downlink' : 'my-app.devices.dev-1.down';
    channel.publish(target, key, json({ app_id: 'my-app', dev_id: 'dev-1', port: 1 }));
    expect((await reason).message).toContain('ACCESS_REFUSED');
  });
}
