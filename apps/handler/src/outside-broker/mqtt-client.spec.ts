import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Aedes } from 'aedes';
import { openClient } from './mqtt-client.js';

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
