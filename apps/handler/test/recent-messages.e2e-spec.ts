import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { handler } from '@fieldpost/contracts';
import { deviceCalls, euiOf } from './device-calls.js';
import { HandlerUnderTest } from './handler-under-test.js';

jest.setTimeout(60_000);

const app = new HandlerUnderTest();
const { register, set } = deviceCalls(app);

const rights = ['settings', 'delete', 'devices', 'messages:up:r', 'messages:up:w'];
const ask = (method: string, path: string, body?: string, ...granted: readonly string[]) => {
  const authorization = `Key ${app.key('my-app', ...(granted.length > 0 ? granted : rights))}`;
  return app.ask(method, `/applications/my-app${path}`, { authorization }, body);
};
const uplink = (dev_id: string, payload: number) => {
  const method = app.manager.simulateUplink.bind(app.manager);
  const request = { app_id: 'my-app', dev_id, payload: Buffer.of(payload), port: 1 };
  return app.call<handler.SimulatedUplinkMessage, unknown>(method, request, {
    key: app.key('my-app', ...rights),
  });
};
const payloadsAt = async (path: string): Promise<readonly string[]> => {
  const { messages } = JSON.parse((await ask('GET', path)).text) as { messages: { payload_raw: string }[] };
  return messages.map(({ payload_raw }) => payload_raw);
};
const untilStored = async (count: number) => {
  for (const end = Date.now() + 20_000; Date.now() < end;)
    if ((await payloadsAt('/messages')).length >= count) return;
};

beforeAll(async () => {
  await app.start({ HANDLER_MESSAGE_STORAGE_DAYS: '30' });
  await register('my-app');
  const manager = app.manager;
  const decoder = 'function Decoder(bytes) { return { value: bytes[0] } }';
  const application = { app_id: 'my-app', payload_format: 'custom', decoder };
  await app.call(manager.setApplication.bind(manager), application, { key: app.key('my-app', ...rights) });
  await set('my-app', 'dev-1', { dev_eui: euiOf(1) });
  await set('my-app', 'dev-2', { dev_eui: euiOf(2) });
});
afterAll(() => app.close());

describe('The recent messages of an application', () => {
  it('are not kept until it says so', async () => {
    await uplink('dev-1', 1);
    expect(await ask('GET', '/messages')).toMatchObject({ status: 404 });
    expect(await ask('GET', '/message-storage')).toMatchObject({ status: 404 });
    const answer = await ask('PUT', '/message-storage', '{"max_age":"7d"}');
    expect(answer).toMatchObject({ status: 200, text: '{"max_age":"604800s","max_messages":10000}' });
  });

  it('are read with the newest first, of all devices or of one', async () => {
    await uplink('dev-1', 2);
    await uplink('dev-2', 3);
    await untilStored(2);
    expect(await payloadsAt('/messages?last=1h')).toEqual(['Aw==', 'Ag==']);
    expect(await payloadsAt('/messages?limit=1')).toEqual(['Aw==']);
    expect(await payloadsAt('/devices/dev-1/messages')).toEqual(['Ag==']);
    const { text } = await ask('GET', '/devices/dev-1/messages');
    expect(JSON.parse(text)).toMatchObject({
      messages: [{ received_at: expect.any(String), dev_id: 'dev-1', payload_fields: { value: 2 } }],
    });
  });

  it('are read as far back as somebody likes', async () =>
    expect(await payloadsAt('/messages?last=999999w')).toEqual(['Aw==', 'Ag==']));

  it('are read in the form of the storage of v2', async () => {
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
  ])('%s is refused by the name of the field', async (request, sentence) => {
    const [method = '', path = '', body] = request.split(' ');
    expect(await ask(method, path, body)).toMatchObject({
      status: 400,
      text: expect.stringContaining(sentence),
    });
  });

  it('are for those who may read messages, and their storage for those who may change settings', async () => {
    expect(await ask('GET', '/messages', undefined, 'settings')).toMatchObject({ status: 403 });
    expect(await ask('PUT', '/message-storage', '{}', 'messages:up:r')).toMatchObject({ status: 403 });
  });

  it('survive the handler', async () => {
    await app.killHard();
    await app.boot();
    expect(await payloadsAt('/messages')).toEqual(['Aw==', 'Ag==']);
  });

  it('are forgotten when storage is turned off', async () => {
    expect(await ask('DELETE', '/message-storage')).toMatchObject({ status: 200, text: '{}' });
    expect(await ask('GET', '/messages')).toMatchObject({ status: 404 });
    await ask('PUT', '/message-storage');
    expect(await payloadsAt('/messages')).toEqual([]);
  });
});
