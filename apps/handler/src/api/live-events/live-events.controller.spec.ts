import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { createLogger } from '@fieldpost/observability';
import { Rejections } from '../../limits/rejections.js';
import { LiveEvents } from './live-events.js';
import { LiveEventsController } from './live-events.controller.js';

const appId = AppId('my-app');
/** Time until the token of the caller expires. */
const lifeMs = 1_000;
const errors: unknown[] = [];
const live = new LiveEvents(createLogger({ app: 'test', level: 'fatal' }), new Rejections());

let server: Server;
let response: ServerResponse;

beforeAll(async () => {
  const claims = {
    ...{ issuer: 'fieldpost', subject: 'ann', scopes: [], rights: [], appRights: {} },
    expiresAt: (Date.now() + lifeMs) / 1_000,
  };
  const callers = { admit: async () => ({ appId, claims }), confirm: async () => claims };
  const owners = { find: async () => 'ann' };
  const controller = new LiveEventsController(callers as never, live, owners as never, {
    FIELDPOST_REVOCATION_PULL_SECONDS: 5,
  });
  server = createServer((request, raw) => {
    response = raw;
    raw.on('error', (error) => errors.push(error));
    const { headers } = request;
    void controller.stream(
      { headers, query: {} } as never,
      { raw, hijack: () => undefined, getHeaders: () => ({}) } as never,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const publish = (text: string) =>
  live.take({ appId, devId: DevId('dev-1'), kind: 'up', json: JSON.stringify(text) });

it('A stream of live events whose client does not read ends with its token, and gets no message after that', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  for (let count = 0; count < 1_000 && response.writableLength < 500_000; count += 1) {
    publish('x'.repeat(50_000));
    await sleep(1);
  }
  while (!response.writableEnded) await sleep(10);
  expect(response.writableFinished).toBe(false);
  publish('after the end');
  await once(response, 'close');
  expect(errors).toEqual([]);
  socket.destroy();
});
