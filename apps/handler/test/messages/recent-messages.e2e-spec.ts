import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { handler } from '@fieldpost/contracts';
import { until } from '@fieldpost/testing';
import { deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { register, set } = deviceCalls(app);

const rights = ['settings', 'delete', 'devices', 'messages:up:r', 'messages:up:w'];
const decoder = 'function Decoder(bytes) { return { value: bytes[0] } }';

const askOf =
  (appId: string, ...granted: readonly string[]) =>
  (method: string, path: string, body?: string) => {
    const authorization = `Key ${app.key(appId, ...(granted.length > 0 ? granted : rights))}`;
    return app.ask(method, `/applications/${appId}${path}`, { authorization }, body);
  };

/** A new application with the devices dev-1 and dev-2, whose messages are not stored yet. */
async function applicationOf(appId: string) {
  const { manager } = app;
  const key = app.key(appId, ...rights);
  await register(appId);
  const application = { app_id: appId, payload_format: 'custom', decoder };
  await app.call(manager.setApplication.bind(manager), application, { key });
  for (const n of [1, 2]) await set(appId, `dev-${n}`, { dev_eui: euiOf(n) });
  const ask = askOf(appId);
  const uplink = (dev_id: string, payload: number) => {
    const request = { app_id: appId, dev_id, payload: Buffer.of(payload), port: 1 };
    const method = manager.simulateUplink.bind(manager);
    return app.call<handler.SimulatedUplinkMessage, unknown>(method, request, { key });
  };
  const payloadsAt = async (path: string): Promise<readonly string[]> => {
    const { messages } = JSON.parse((await ask('GET', path)).text) as { messages: { payload_raw: string }[] };
    return messages.map(({ payload_raw }) => payload_raw);
  };
  const untilStored = (count: number) =>
    until(`${count} messages stored`, async () => (await payloadsAt('/messages')).length >= count);
  return { ask, uplink, payloadsAt, untilStored };
}

/** A new application whose storage has the message 2 of dev-1 and then the message 3 of dev-2. */
async function storageOf(appId: string) {
  const application = await applicationOf(appId);
  await application.ask('PUT', '/message-storage');
  await application.uplink('dev-1', 2);
  await application.uplink('dev-2', 3);
  await application.untilStored(2);
  return application;
}

beforeAll(async () => {
  await app.start({ HANDLER_MESSAGE_STORAGE_DAYS: '30' });
  await register('any-app');
});
afterAll(() => app.close());

describe('The recent messages of an application', () => {
  it('are not stored until a setting says so', async () => {
    const { ask, uplink, payloadsAt, untilStored } = await applicationOf('silent-app');
    await uplink('dev-1', 1);
    // Later messages of another application are stored: the handler has decided about this one.
    await storageOf('storing-app');
    expect(await ask('GET', '/messages')).toMatchObject({ status: 404 });
    expect(await ask('GET', '/message-storage')).toMatchObject({ status: 404 });
    const list = async () => (await ask('GET', '/integrations')).text;
    expect(await list()).toBe('{"integrations":[],"messages_stored":false}');
    const answer = await ask('PUT', '/message-storage', '{"max_age":"7d"}');
    expect(answer).toMatchObject({ status: 200, text: '{"max_age":"604800s","max_messages":10000}' });
    expect(await list()).toBe('{"integrations":[],"messages_stored":true}');
    await uplink('dev-1', 2);
    await untilStored(1);
    expect(await payloadsAt('/messages')).toEqual(['Ag==']);
  });

  it('are read with the newest first, of all devices or of one', async () => {
    const { ask, payloadsAt } = await storageOf('read-app');
    expect(await payloadsAt('/messages?last=1h')).toEqual(['Aw==', 'Ag==']);
    expect(await payloadsAt('/messages?limit=1')).toEqual(['Aw==']);
    expect(await payloadsAt('/devices/dev-1/messages')).toEqual(['Ag==']);
    const { text } = await ask('GET', '/devices/dev-1/messages');
    expect(JSON.parse(text)).toMatchObject({
      messages: [{ received_at: expect.any(String), dev_id: 'dev-1', payload_fields: { value: 2 } }],
    });
  });

  it('have the error of their payload function with its line, without which they have no fields', async () => {
    const { ask, uplink, untilStored } = await storageOf('failing-app');
    const throwing = 'function Decoder(bytes) {\n  throw new Error("too short");\n}';
    await ask('PUT', '', JSON.stringify({ payload_format: 'custom', decoder: throwing }));
    await uplink('dev-1', 4);
    await untilStored(3);
    const { messages } = JSON.parse((await ask('GET', '/messages')).text) as { messages: object[] };
    expect(messages[0]).toMatchObject({ decoding_error: 'Decoder, line 2: Error: too short' });
    expect(messages[0]).not.toHaveProperty('payload_fields');
    expect(messages[1]).not.toHaveProperty('decoding_error');
  });

  it('are read from any time on', async () => {
    const { payloadsAt } = await storageOf('span-app');
    expect(await payloadsAt('/messages?last=999999w')).toEqual(['Aw==', 'Ag==']);
  });

  it('are read in the form of the storage of v2', async () => {
    const { ask } = await storageOf('query-app');
    const { text } = await ask('GET', '/query/dev-2?last=1d');
    expect(JSON.parse(text)).toEqual([
      { value: 3, device_id: 'dev-2', raw: 'Aw==', time: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    const all = JSON.parse((await ask('GET', '/query')).text) as { device_id: string }[];
    expect(all.map(({ device_id }) => device_id)).toEqual(['dev-1', 'dev-2']);
    expect(await ask('GET', '/query/dev-3')).toMatchObject({ status: 204, text: '' });
  });

  it.each([
    ['GET /messages?last=1y', 'Last not valid: should be a span such as 30m, 1h or 7d'],
    ['GET /messages?limit=0', 'Limit not valid'],
    ['GET /devices/NO/messages', 'DevID not valid'],
    ['PUT /message-storage {"max_age":"31d"}', 'MaxAge not valid: should be a span such as 24h'],
    ['PUT /message-storage {"max_messages":0}', 'MaxMessages not valid'],
  ])('%s is rejected by the name of the field', async (request, sentence) => {
    const [method = '', path = '', body] = request.split(' ');
    expect(await askOf('any-app')(method, path, body)).toMatchObject({
      status: 400,
      text: expect.stringContaining(sentence),
    });
  });

  it('need the right to read messages, and their settings the right to change settings', async () => {
    const ofReader = askOf('any-app', 'messages:up:r');
    const ofManager = askOf('any-app', 'settings');
    expect(await ofManager('GET', '/messages')).toMatchObject({ status: 403 });
    expect(await ofReader('PUT', '/message-storage', '{}')).toMatchObject({ status: 403 });
  });

  it('survive the handler', async () => {
    const { payloadsAt } = await storageOf('kill-app');
    await app.killHard();
    await app.boot();
    expect(await payloadsAt('/messages')).toEqual(['Aw==', 'Ag==']);
  });

  it('are forgotten when storage is turned off', async () => {
    const { ask, payloadsAt } = await storageOf('off-app');
    expect(await ask('DELETE', '/message-storage')).toMatchObject({ status: 200, text: '{}' });
    expect(await ask('GET', '/messages')).toMatchObject({ status: 404 });
    await ask('PUT', '/message-storage');
    expect(await payloadsAt('/messages')).toEqual([]);
  });
});
