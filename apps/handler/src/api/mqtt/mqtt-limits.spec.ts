import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import type { MqttBroker } from '@fieldpost/mqtt';
import { generate } from 'mqtt-packet';
import { sampleUplink } from '../../../test/memory/sample-uplink.js';
import { Admission } from './sessions/admission.js';
import { startApplicationBroker } from './application-broker.js';
import { collect, connectTo, loginsWith, openServer, settle, TokensMemory } from './mqtt-server.suite.js';
import { Sessions } from './sessions/sessions.js';

const reader = 'messages:up:r';

let fixture: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  fixture = await openServer();
});
afterAll(() => fixture.server.close());

const login = (rights: string) =>
  connectTo(`mqtt://127.0.0.1:${fixture.server.port}`, { username: 'my-app', password: rights });

/** A client that says no more than it is told to. */
async function quietClient(keepalive: number): Promise<Socket> {
  const socket = connectSocket(fixture.server.port, '127.0.0.1');
  const connect = {
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean: true,
    clientId: `quiet-${keepalive}`,
    keepalive,
    username: 'my-app',
    password: Buffer.from(reader),
  } as const;
  socket.write(generate(connect));
  const [connack] = (await once(socket, 'data')) as [Buffer];
  expect(connack.toString('hex')).toBe('20020000');
  return socket;
}

describe('A connection', () => {
  it('ends when its client is silent for longer than it said it would be', async () => {
    const silent = await quietClient(1);
    const endless = await quietClient(0);
    await once(silent, 'close');
    expect(endless.destroyed).toBe(false);
    endless.destroy();
  });

  it('ends when it announces a huge packet', async () => {
    const socket = connectSocket(fixture.server.port, '127.0.0.1');
    socket.write(Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f]));
    await once(socket, 'close');
  });

  it('ends when CONNECT does not come', async () => {
    const sessions = new Sessions(fixture.log, {
      HANDLER_MQTT_SESSIONS_PER_APPLICATION: 1,
      HANDLER_MQTT_SESSIONS_PER_OWNER: 1,
      HANDLER_MQTT_SESSIONS_PER_ADDRESS: 1,
    });
    const admission = new Admission(loginsWith(new TokensMemory()), sessions, fixture.log, {
      find: async (appId) => appId,
    });
    const limits = { packetBytes: 65_536, connectMs: 50, drainMs: 20_000, unreleased: 10 };
    const broker = await startApplicationBroker({
      ...{ admission, receiver: {} as never, log: fixture.log, limits },
    });
    const [near, far] = await pair(broker);
    await once(near, 'close');
    far.destroy();
    await broker.close();
  });

  it('comes not faster from one address than it may', async () => {
    const strict = await openServer({ connectionsPerSecond: 1 });
    const url = `mqtt://127.0.0.1:${strict.server.port}`;
    const attempts = Array.from({ length: 14 }, (_, n) =>
      connectTo(url, { username: 'my-app', password: reader, clientId: `c${n}` }),
    );
    const results = await Promise.allSettled(attempts);
    const clients = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(clients.length).toBeGreaterThanOrEqual(10);
    expect(clients.length).toBeLessThan(14);
    for (const client of clients) client.end(true);
    await strict.server.close();
  });
});

describe('A session', () => {
  it('has a hundred subscriptions, and keeps them when it is rejected one more', async () => {
    const client = await login(reader);
    const filters = Array.from({ length: 100 }, (_, n) => `my-app/devices/dev-${n}/up`);
    const granted = await client.subscribeAsync(filters);
    expect(granted.every(({ qos }) => qos < 128)).toBe(true);
    await expect(client.subscribeAsync('my-app/devices/one-more/up')).rejects.toThrow();
    const received = collect(client);
    fixture.publisher.uplink({ ...sampleUplink, dev_id: DevId('dev-99') });
    await settle(client);
    expect(received).toHaveLength(1);
    client.end(true);
  });

  it('is rejected a subscription of more than 16 levels or 1,200 characters, and gets what is deeper by a wildcard', async () => {
    const client = await login(reader);
    const deep = Array.from({ length: 12 }, (_, level) => `l${level}`).join('/');
    await client.subscribeAsync(`my-app/devices/dev-1/up/${deep}`);
    await expect(client.subscribeAsync(`my-app/devices/dev-1/up/${deep}/more`)).rejects.toThrow();
    await expect(client.subscribeAsync(`my-app/devices/dev-1/up/${'x'.repeat(1_200)}`)).rejects.toThrow();
    await client.subscribeAsync('my-app/devices/dev-1/up/#');
    const received = collect(client);
    fixture.publisher.uplink({
      ...sampleUplink,
      dev_id: DevId('dev-1'),
      payload_fields: { [`${deep}/more`]: 1 },
    });
    await settle(client);
    expect(received.map(([topic]) => topic)).toContain(`my-app/devices/dev-1/up/${deep}/more`);
    client.end(true);
  });

  it('keeps a subscription that it wrote in two ways until it has taken both back', async () => {
    const client = await login(reader);
    const received = collect(client);
    const devId = DevId('dev-twice');
    const uplinks = async (unsubscribed: string) => {
      await client.unsubscribeAsync(unsubscribed);
      fixture.publisher.uplink({ ...sampleUplink, dev_id: devId });
      await settle(client);
      return received.length;
    };
    await client.subscribeAsync(['+/devices/dev-twice/up', 'my-app/devices/dev-twice/up']);
    expect(await uplinks('+/devices/dev-twice/up')).toBe(1);
    expect(await uplinks('my-app/devices/dev-twice/up')).toBe(1);
    client.end(true);
  });

  it('has its key checked again long before its token ends', async () => {
    const tokens = new TokensMemory();
    const logins = loginsWith(tokens);
    const [appId, address] = [AppId('my-app'), '192.0.2.1'];
    await logins.login(appId, `fieldpost.${reader}`, address);
    tokens.rejected.add(reader);
    await expect(logins.login(appId, `fieldpost.${reader}`, address)).resolves.toBeDefined();
    await expect(logins.confirm(appId, `fieldpost.${reader}`, address)).rejects.toThrow(
      'Access key not found',
    );
  });

  it('has its key checked again as soon after the clock was set back', async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 12), doNotFake: ['nextTick', 'setImmediate'] });
    const tokens = new TokensMemory();
    const logins = loginsWith(tokens);
    const confirm = () => logins.confirm(AppId('my-app'), `fieldpost.${reader}`, '192.0.2.1');
    // The cache takes the time 0 for none.
    jest.advanceTimersByTime(1);
    await confirm();
    tokens.rejected.add(reader);
    jest.setSystemTime(Date.UTC(2026, 10, 24, 11));
    jest.advanceTimersByTime(15_001);
    await expect(confirm()).rejects.toThrow('Access key not found');
    jest.useRealTimers();
  });

  it('shares the question with the other sessions of its key', async () => {
    const tokens = new TokensMemory();
    const logins = loginsWith(tokens);
    const confirm = (key: string, address: string) => logins.confirm(AppId('my-app'), key, address);
    await Promise.all(
      [confirm('a.x', '192.0.2.1'), confirm('a.x', '192.0.2.1')].map((p) => p.catch(() => undefined)),
    );
    tokens.exchanges.length = 0;
    const key = `fieldpost.${reader}`;
    for (let n = 0; n < 50; n += 1) await confirm(key, '192.0.2.1');
    await confirm(key, '192.0.2.2');
    await confirm('fieldpost.messages:up:w', '192.0.2.1');
    expect(tokens.exchanges).toHaveLength(3);
  });

  it('stays open while its key cannot be checked, and the check is repeated', async () => {
    const tokens = new TokensMemory();
    const logins = loginsWith(tokens);
    const confirm = () => logins.confirm(AppId('my-app'), `fieldpost.${reader}`, '192.0.2.1');
    tokens.isReachable = false;
    await expect(confirm()).rejects.toMatchObject({ kind: 'unavailable' });
    tokens.isReachable = true;
    await expect(confirm()).resolves.toMatchObject({ rights: { mayRead: true } });
  });
});

/** Both ends of a connection, the first one served by the broker. */
async function pair(broker: MqttBroker): Promise<readonly [Socket, Socket]> {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  const far = connectSocket(port, '127.0.0.1');
  const [near] = (await once(server, 'connection')) as [Socket];
  server.close();
  broker.serve(near);
  return [near, far];
}
