import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { AppId } from '@fieldpost/domain';
import { until } from '@fieldpost/testing';
import { generate, type Packet } from 'mqtt-packet';
import { Rejections } from '../../../limits/rejections.js';
import { collect, connectTo, openServer } from '../mqtt-server.suite.js';
import type { Session } from './session.js';
import { SimulatedUplinkLimit } from './simulated-uplink-limit.js';

/** A pace of ten uplinks a second by a clock that only waits move. */
function paceWithClock() {
  let now = 0;
  const pace = new SimulatedUplinkLimit(
    { shareOf: (appId) => /-of-(.*)$/.exec(appId)?.[1] ?? appId },
    new Rejections(),
    {
      HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION: 10,
      HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER: 15,
    },
    () => now,
    async (ms) => void (now += ms),
  );
  const sessionOf = (appId: string) => {
    const conn = { destroyed: false };
    let alive = 0;
    return { appId: AppId(appId), client: { conn }, conn, noteAlive: () => (alive += 1), alive: () => alive };
  };
  const admits = (session: ReturnType<typeof sessionOf>) => pace.admits(session as unknown as Session);
  return { pace, sessionOf, admits, time: () => now, pass: (ms: number) => void (now += ms) };
}

describe('Uplinks that clients make up', () => {
  it('may come as many at once as in a second, and then wait for their turn', async () => {
    const { sessionOf, admits, time, pass } = paceWithClock();
    const session = sessionOf('my-app');
    for (let uplinks = 0; uplinks < 10; uplinks += 1) expect(await admits(session)).toBe(true);
    expect(time()).toBe(0);
    for (let uplinks = 0; uplinks < 20; uplinks += 1) expect(await admits(session)).toBe(true);
    expect(time()).toBe(2_000);
    pass(1_000);
    for (let uplinks = 0; uplinks < 10; uplinks += 1) await admits(session);
    expect(time()).toBe(3_000);
  });

  it('wait for those of their own application alone', async () => {
    const { sessionOf, admits, time } = paceWithClock();
    const [mine, other] = [sessionOf('my-app'), sessionOf('other-app')];
    for (let uplinks = 0; uplinks < 20; uplinks += 1) await admits(mine);
    const before = time();
    for (let uplinks = 0; uplinks < 10; uplinks += 1) await admits(other);
    expect(time()).toBe(before);
  });

  it('wait for those of the other applications of their owner, whether clients or calls simulate them', async () => {
    const { pace, sessionOf, admits, time } = paceWithClock();
    for (let uplinks = 0; uplinks < 10; uplinks += 1) await admits(sessionOf('app-1-of-ann'));
    for (let uplinks = 0; uplinks < 5; uplinks += 1) await pace.pass(AppId('app-2-of-ann'));
    expect(time()).toBe(0);
    for (let uplinks = 0; uplinks < 3; uplinks += 1) await pace.pass(AppId('app-3-of-ann'));
    expect(time()).toBeCloseTo(200);
    await admits(sessionOf('app-1-of-ben'));
    expect(time()).toBeCloseTo(200);
  });

  it('are rejected for calls that would wait more than two seconds', async () => {
    const owners = { shareOf: () => 'ann' };
    const rejections = new Rejections();
    const settings = {
      HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION: 10,
      HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER: 16,
    };
    const pace = new SimulatedUplinkLimit(
      owners,
      rejections,
      settings,
      () => 0,
      async () => undefined,
    );
    for (let calls = 0; calls < 30; calls += 1) await pace.pass(AppId('my-app'));
    const tooMany = { code: 'too_many_simulated_uplinks', retryAfter: 1 };
    await expect(pace.pass(AppId('my-app'))).rejects.toMatchObject(tooMany);
    for (let calls = 0; calls < 18; calls += 1) await pace.pass(AppId('other-app'));
    await expect(pace.pass(AppId('other-app'))).rejects.toMatchObject(tooMany);
  });

  it('go on after the end of their connection, ten seconds ahead of their turn at most', async () => {
    const { sessionOf, admits, time } = paceWithClock();
    const session = sessionOf('my-app');
    session.conn.destroyed = true;
    let taken = 0;
    while (await admits(session)) taken += 1;
    expect([taken, time()]).toEqual([110, 0]);
  });
});

const publish = (kind: 'up' | 'down', payload: object, messageId?: number): Packet => ({
  cmd: 'publish',
  ...(messageId === undefined ? { qos: 0 } : { qos: 1, messageId }),
  dup: false,
  retain: false,
  topic: `my-app/devices/dev-1/${kind}`,
  payload: JSON.stringify(payload),
});

describe('A client that makes up uplinks too fast', () => {
  let fixture: Awaited<ReturnType<typeof openServer>>;
  let flooding: Socket;
  beforeAll(async () => {
    fixture = await openServer({ uplinksPerSecond: 20 });
    flooding = connect(fixture.server.port, '127.0.0.1');
  });
  afterAll(async () => {
    flooding.destroy();
    await fixture.server.close();
  });

  it('is read more slowly and stays; its downlinks, others and their uplinks do not wait', async () => {
    const url = `mqtt://127.0.0.1:${fixture.server.port}`;
    const reader = await connectTo(url, { username: 'my-app', password: 'messages:up:r' });
    const received = collect(reader);
    await reader.subscribeAsync('my-app/devices/+/up');
    const username = { username: 'my-app', password: Buffer.from('messages:up:w,messages:down:w') };
    const protocol = { protocolId: 'MQTT', protocolVersion: 4, clean: true } as const;
    const login: Packet = { cmd: 'connect', ...protocol, clientId: 'flood', keepalive: 1, ...username };
    const uplinks = Array.from({ length: 80 }, (_, n) => publish('up', { n }));
    let closed = false;
    flooding.once('close', () => (closed = true));
    flooding.write(generate(login));
    await once(flooding, 'data');
    flooding.write(
      Buffer.concat([...uplinks, publish('down', { port: 7 }, 1)].map((packet) => generate(packet))),
    );
    await once(flooding, 'data');
    expect(fixture.downlinks.queued).toMatchObject([{ request: { port: 7 } }]);
    expect(received.length).toBeLessThan(40);

    const other = await connectTo(url, { username: 'other-app', password: 'messages:up:r,messages:up:w' });
    const others = collect(other);
    await other.subscribeAsync('other-app/devices/+/up');
    await other.publishAsync('other-app/devices/dev-1/up', '{}');
    await until('the uplink of another application', () => others.length === 1);
    expect(received.length).toBeLessThan(60);
    await until('all uplinks', () => received.length === 80);
    expect(received.map(([, text]) => JSON.parse(text).n)).toEqual(uplinks.map((_, n) => n));
    expect(closed).toBe(false);
    for (const client of [reader, other]) client.end(true);
  });
});
