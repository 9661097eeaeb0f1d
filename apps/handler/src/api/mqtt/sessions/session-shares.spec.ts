import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { until } from '@fieldpost/testing';
import { generate, type Packet } from 'mqtt-packet';
import { connectTo, openServer } from '../mqtt-server.suite.js';

const reader = 'messages:up:r';
const sender = 'messages:down:w';

let fixture: Awaited<ReturnType<typeof openServer>>;

beforeEach(async () => {
  fixture = await openServer({ perApplication: 2, perOwner: 2, perAddress: 3 });
});
afterEach(() => fixture.server.close());

const login = (username: string, clientId?: string) =>
  connectTo(`mqtt://127.0.0.1:${fixture.server.port}`, {
    username,
    password: reader,
    ...(clientId !== undefined && { clientId }),
  });
const rejectionOf = (username: string) =>
  login(username).then(
    () => 'let in',
    ({ code }: { code?: unknown }) => code,
  );
const isFull = (appId: string, address = 'elsewhere') =>
  fixture.sessions.fullShare({ appId: AppId(appId), clientId: 'new', address, share: appId }) !== undefined;
const reasons = () =>
  fixture.lines.flatMap((line) => (line.includes('mqtt login rejected') ? [JSON.parse(line).reason] : []));

const connectPacket = (clientId: string, rights: string): Packet => ({
  cmd: 'connect',
  protocolId: 'MQTT',
  protocolVersion: 4,
  clean: true,
  keepalive: 0,
  clientId,
  username: 'my-app',
  password: Buffer.from(rights),
});

/** Both ends of a connection, the first one served by the broker. */
async function pair(): Promise<readonly [near: Socket, far: Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const far = connect((server.address() as { readonly port: number }).port, '127.0.0.1');
  const [near] = (await once(server, 'connection')) as [Socket];
  server.close();
  fixture.broker.serve(near);
  return [near, far];
}

describe('The sessions of MQTT', () => {
  it('are so many for one application, and rejected with "server unavailable" beyond', async () => {
    await login('my-app');
    const second = await login('my-app');
    expect(await rejectionOf('my-app')).toBe(3);
    expect(reasons()).toEqual(['Too many MQTT sessions of application my-app']);
    expect(fixture.admission.rejections.of('sessions_of_application')).toBe(1);
    second.end(true);
    await until('free capacity', () => !isFull('my-app'));
    expect(await rejectionOf('my-app')).toBe('let in');
  });

  it('are limited per owner, across applications', async () => {
    const clients = [await login('app-1-of-ann'), await login('app-2-of-ann')];
    expect(await rejectionOf('app-3-of-ann')).toBe(3);
    expect(fixture.admission.rejections.of('sessions_of_owner')).toBe(1);
    expect(await rejectionOf('app-1-of-ben')).toBe('let in');
    clients[0]?.end(true);
    const share = 'ann';
    const wanted = { appId: AppId('app-3-of-ann'), clientId: 'new', address: 'elsewhere', share };
    await until('free capacity', () => fixture.sessions.fullShare(wanted) === undefined);
    expect(await rejectionOf('app-3-of-ann')).toBe('let in');
  });

  it('are limited per address, across applications', async () => {
    const clients = [await login('app-1'), await login('app-2'), await login('app-3')];
    expect(await rejectionOf('app-4')).toBe(3);
    expect(reasons()).toEqual(['Too many MQTT sessions from address 127.0.0.1']);
    expect(fixture.admission.rejections.of('sessions_of_address')).toBe(1);
    clients[0]?.end(true);
    await until('free capacity', () => !isFull('app-4', '127.0.0.1'));
    expect(await rejectionOf('app-4')).toBe('let in');
  });

  it('are not more because a client takes its own place again and again', async () => {
    await login('my-app', 'other');
    for (let times = 0; times < 5; times += 1) await login('my-app', 'same');
    await login('app-2');
    expect(await rejectionOf('app-3')).toBe(3);
  });

  it('do not include a client that disconnected while its key was checked', async () => {
    let answer: () => void = () => undefined;
    fixture.tokens.gate = new Promise((resolve) => (answer = resolve));
    for (const questions of [1, 2]) {
      const [near, far] = await pair();
      far.write(generate(connectPacket(`c${questions}`, `${reader},key-${questions}`)));
      await until('the question', () => fixture.tokens.exchanges.length === questions);
      // As a WebSocket ends; one of TCP is not noticed before it is read again.
      near.destroy();
      far.destroy();
    }
    answer();
    await until('both answers', () => reasons().length === 2);
    expect(isFull('my-app')).toBe(false);
  });
});

describe('Messages with QoS 1 in flight', () => {
  it('are read no further than a piece at a time, while others are served, and then all are taken in order', async () => {
    const count = 300;
    let open: () => void = () => undefined;
    fixture.downlinks.gate = new Promise((resolve) => (open = resolve));
    const [near, far] = await pair();
    const packets = Array.from({ length: count }, (_, index): Packet => {
      const payload = JSON.stringify({
        port: index % 256,
        schedule: 'last',
        payload_raw: 'A'.repeat(20_000),
      });
      const topic = 'my-app/devices/dev-1/down';
      return { cmd: 'publish', messageId: index + 1, qos: 1, dup: false, retain: false, topic, payload };
    });
    let acknowledged = 0;
    far.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += 4) acknowledged += chunk[at] === 0x40 ? 1 : 0;
    });
    for (const packet of [connectPacket('greedy', sender), ...packets]) far.write(generate(packet));

    const other = await login('other-app');
    await other.subscribeAsync('other-app/devices/+/up');
    expect(near.bytesRead).toBeLessThan(1_000_000);
    expect(acknowledged).toBe(0);
    open();
    await until('all acknowledgements', () => acknowledged === count);
    expect(fixture.downlinks.queued.map(({ request }) => request.port)).toEqual(
      Array.from({ length: count }, (_, index) => index % 256),
    );
    far.destroy();
    other.end(true);
  });
});
