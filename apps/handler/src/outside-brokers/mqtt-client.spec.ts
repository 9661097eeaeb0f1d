import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { Aedes } from 'aedes';
import type { IncomingDownlink } from './downlink-intake.js';
import { openClient } from './mqtt-client.js';
import { type DownlinkParts, openMqttDownlinks } from './mqtt-downlinks.js';

const log = createLogger({ app: 'handler', level: 'silent' });
const down = 'my-app/devices/dev-1/down';

/** Who came, by user name and password. */
const came: (readonly [string | undefined, string | undefined])[] = [];
const broker = new Aedes({
  authenticate: (_client, username, password, done) => {
    came.push([username, password?.toString()]);
    done(null, true);
  },
});
const server = createServer((connection) => void broker.handle(connection));
let place = '';

beforeAll(async () => {
  await broker.listen();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => broker.close(resolve));
  server.close();
});

describe('The user of the handler at an outside MQTT broker', () => {
  it.each([
    ['handler:secret-word@', 'handler', 'secret-word'],
    ['handler:with:colons:@', 'handler', 'with:colons:'],
    ['hand%40ler:p%3A%25%2Fs@', 'hand@ler', 'p:%/s'],
    ['handler@', 'handler', undefined],
    ['', undefined, undefined],
  ])('is the one that the URL mqtt://%s… names', async (user, username, password) => {
    const { close } = await openClient({ url: `mqtt://${user}${place}` });
    await close();
    expect(came.at(-1)).toEqual([username, password]);
  });
});

describe('Downlinks of an outside MQTT broker', () => {
  const publish = (payload: string, retain: boolean) =>
    new Promise<void>((resolve, reject) =>
      broker.publish(
        { cmd: 'publish', topic: down, payload, qos: 1, retain, dup: false },
        (error?: Error | null) => (error ? reject(error) : resolve()),
      ),
    );

  /** Whoever takes downlinks, and what was taken. */
  function taker() {
    const taken: string[] = [];
    const intake = {
      receive: async ({ payload }: IncomingDownlink) => {
        taken.push(payload.toString());
        return 'queued';
      },
    } as unknown as DownlinkParts['intake'];
    const parts = { intake, log, stopping: new AbortController().signal, epoch: undefined };
    return { taken, open: () => openMqttDownlinks({ url: `mqtt://${place}` }, parts) };
  }
  const arrival = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('are queued once, also retained ones', async () => {
    const { taken, open } = taker();
    const first = await open();
    await publish('{"port":1}', true);
    await publish('{"port":2}', false);
    await first.close();
    const second = await open();
    await publish('{"port":3}', false);
    await arrival();
    await second.close();
    expect(taken).toEqual(['{"port":1}', '{"port":2}', '{"port":3}']);
  });

  it('larger than the built-in server accepts are dropped unread, and the next one is accepted', async () => {
    const { taken, open } = taker();
    const { close } = await open();
    await publish(`{"port":1,"more":"${'x'.repeat(65_536)}"}`, false);
    await publish('{"port":2}', false);
    await arrival();
    await close();
    expect(taken).toEqual(['{"port":2}']);
  });
});
