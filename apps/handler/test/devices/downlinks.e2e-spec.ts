import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import type { handler, handlerV1 } from '@fieldpost/contracts';
import { connectAsync } from 'mqtt';
import { deviceCalls } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const devices = deviceCalls(app);
const path = (id: string, dev = 'my-dev') => `/applications/${id}/devices/${dev}/down`;
const bearer = (id: string, ...rights: readonly string[]) => ({
  authorization: `Bearer ${app.token(id, ...rights)}`,
});
const sender = 'messages:down:w';

beforeAll(async () => {
  await app.start({ HANDLER_DOWNLINK_QUEUE_LENGTH: '3' });
  await deviceIn('any-app');
});
afterAll(() => app.close());

/** Each test has an application of its own: calls about one are limited. */
async function deviceIn(appId: string) {
  await devices.register(appId);
  await devices.set(appId, 'my-dev');
  const headers = bearer(appId, sender);
  const put = (body: object | string) =>
    app.ask('POST', path(appId), headers, typeof body === 'string' ? body : JSON.stringify(body));
  const list = async () => JSON.parse((await app.ask('GET', path(appId), headers)).text);
  const ports = async () => (await list()).waiting.map(({ port }: { port: number }) => port);
  return { headers, put, list, ports };
}

describe('The queue of a device over HTTP', () => {
  it('takes a downlink as MQTT does, and shows it', async () => {
    const { put, list } = await deviceIn('put-app');
    const body = { port: 7, confirmed: true, payload_raw: 'AQI=', schedule: 'last', unknown: 1 };
    expect(await put(body)).toMatchObject({ status: 200, text: '{}' });
    await put({ payload_fields: { z: 1, a: [null] }, schedule: 'first' });
    expect(await list()).toEqual({
      current: null,
      waiting: [
        {
          id: expect.any(String),
          queued_at: expect.any(String),
          port: 0,
          payload_fields: { z: 1, a: [null] },
        },
        {
          id: expect.any(String),
          queued_at: expect.any(String),
          port: 7,
          confirmed: true,
          payload_raw: 'AQI=',
        },
      ],
    });
  });

  it('replaces what waits unless a downlink says otherwise', async () => {
    const { put, ports } = await deviceIn('replace-app');
    for (const port of [1, 2]) await put({ port, payload_raw: 'AQ==', schedule: 'last' });
    await put({ port: 9, payload_raw: 'AQ==' });
    expect(await ports()).toEqual([9]);
  });

  it('says when it is full, over gRPC too, and stays as it was', async () => {
    const { put, ports } = await deviceIn('full-app');
    for (const port of [1, 2, 3]) await put({ port, payload_raw: 'AQ==', schedule: 'last' });
    const full = 'Downlink queue of device "my-dev" is full';
    const { status: code, text } = await put({ payload_raw: 'AQ==', schedule: 'last' });
    expect([code, JSON.parse(text)]).toEqual([429, { error: full, code: 8, message: full }]);
    const device = { app_id: 'full-app', dev_id: 'my-dev' };
    const request = { ...device, downlink: { payload_raw: Buffer.of(1) }, schedule: 'first' };
    const { downlinks } = app;
    const values = { token: app.token('full-app', sender) };
    await expect(app.call(downlinks.putDownlink.bind(downlinks), request, values)).rejects.toMatchObject({
      code: status.RESOURCE_EXHAUSTED,
      details: full,
    });
    expect(await ports()).toEqual([1, 2, 3]);
  });

  it('gives back one downlink, and everything', async () => {
    const { headers, put, list, ports } = await deviceIn('back-app');
    for (const port of [1, 2, 3]) await put({ port, payload_raw: 'AQ==', schedule: 'last' });
    const { id } = (await list()).waiting[1];
    expect(await app.ask('DELETE', `${path('back-app')}/${id}`, headers)).toMatchObject({ status: 200 });
    expect(await app.ask('DELETE', `${path('back-app')}/${id}`, headers)).toMatchObject({
      status: 404,
      text: expect.stringContaining(`handler:downlink:back-app:my-dev:${id} not found`),
    });
    expect(await ports()).toEqual([1, 3]);
    expect(await app.ask('DELETE', path('back-app'), headers)).toMatchObject({ status: 200, text: '{}' });
    expect(await ports()).toEqual([]);
  });

  it('survives a handler that is killed', async () => {
    const { put, ports } = await deviceIn('kill-app');
    await put({ port: 4, payload_raw: 'AQ==', schedule: 'last' });
    await app.killHard();
    await app.boot();
    expect(await ports()).toEqual([4]);
  });

  it.each([
    ['{"port":256,"payload_raw":"AQ=="}', 'port not valid: '],
    ['{"payload_raw":"AQ"}', 'payload_raw not valid: should be standard base64 with padding'],
    ['{"payload_raw":', 'message not valid: '],
    ['', 'message not valid: '],
    ['{}', 'Downlink Payload not valid: empty'],
    ['{"payload_raw":"AQ==","schedule":"soon"}', 'ScheduleType not valid: unknown'],
  ])('rejects %s', async (body, sentence) => {
    const headers = bearer('any-app', sender);
    expect(await app.ask('POST', path('any-app'), headers, body)).toMatchObject({
      status: 400,
      text: expect.stringContaining(sentence),
    });
  });

  it.each(['GET', 'POST', 'DELETE'])('is shut for %s without the right', async (method) => {
    const headers = bearer('any-app', 'devices', 'settings', 'delete', 'messages:up:r', 'messages:up:w');
    const body = method === 'POST' ? '{"payload_raw":"AQ=="}' : undefined;
    expect(await app.ask(method, path('any-app'), headers, body)).toMatchObject({
      status: 403,
      text: expect.stringContaining('No \\"messages:down:w\\" rights to Application \\"any-app\\"'),
    });
  });

  it.each(['GET', 'POST', 'DELETE'])('is not found for %s where there is no such device', async (method) => {
    const body = method === 'POST' ? '{"payload_raw":"AQ=="}' : undefined;
    const answer = await app.ask(method, path('any-app', 'nobody'), bearer('any-app', sender), body);
    expect(answer).toMatchObject({
      status: 404,
      text: expect.stringContaining('handler:device:any-app:nobody not found'),
    });
  });

  it('opens with an access key, and has no other methods', async () => {
    const headers = { authorization: `Key ${app.key('any-app', sender)}` };
    expect(await app.ask('GET', path('any-app'), headers)).toMatchObject({ status: 200 });
    expect(await app.ask('PATCH', path('any-app'), headers)).toMatchObject({ status: 405 });
  });
});

describe('The queue of a device over gRPC', () => {
  it('takes, shows and gives back downlinks', async () => {
    await deviceIn('grpc-app');
    const values = { token: app.token('grpc-app', sender) };
    const device = { app_id: 'grpc-app', dev_id: 'my-dev' };
    const { downlinks } = app;
    const put = (downlink: handlerV1.Downlink) =>
      app.call(downlinks.putDownlink.bind(downlinks), { ...device, downlink, schedule: 'last' }, values);
    const list = async () => {
      const method = downlinks.listDownlinks.bind(downlinks);
      type Output = handlerV1.DownlinkList__Output;
      return (await app.call<handler.DeviceIdentifier, Output>(method, device, values)).message;
    };
    await put({ port: 3, confirmed: true, payload_raw: Buffer.of(1, 2) });
    await put({ payload_fields: '{"led":true}' });
    const { current, waiting } = await list();
    expect(current).toBeNull();
    expect(waiting).toMatchObject([
      { downlink: { port: 3, confirmed: true, payload_raw: Buffer.of(1, 2), payload_fields: '' } },
      { downlink: { port: 0, confirmed: false, payload_fields: '{"led":true}' } },
    ]);
    const removal = { ...device, id: waiting[0]?.id ?? '' };
    await app.call(downlinks.removeDownlink.bind(downlinks), removal, values);
    expect((await list()).waiting).toHaveLength(1);
    await app.call(downlinks.clearDownlinks.bind(downlinks), device, values);
    expect((await list()).waiting).toEqual([]);
  });

  it.each([
    [{ port: 256, payload_raw: Buffer.of(1) }, 'port not valid: '],
    [{ payload_fields: '[1]' }, 'payload_fields not valid: '],
    [{ payload_fields: '{' }, 'payload_fields not valid: should be JSON'],
    [undefined, 'downlink not valid: can not be empty'],
  ])('rejects %j', async (downlink, sentence) => {
    const { downlinks } = app;
    const request = { app_id: 'any-app', dev_id: 'my-dev', ...(downlink && { downlink }) };
    const values = { token: app.token('any-app', sender) };
    await expect(app.call(downlinks.putDownlink.bind(downlinks), request, values)).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: expect.stringContaining(sentence),
    });
  });
});

describe('A downlink over MQTT for a queue that is full', () => {
  it('is answered with an event', async () => {
    const { put } = await deviceIn('mqtt-app');
    for (const port of [1, 2, 3]) await put({ port, payload_raw: 'AQ==', schedule: 'last' });
    const password = app.key('mqtt-app', sender, 'messages:up:r');
    const client = await connectAsync(app.mqtt.plain, { username: 'mqtt-app', password, reconnectPeriod: 0 });
    await client.subscribeAsync('mqtt-app/devices/+/events/down/errors');
    const told = new Promise<string>((resolve) => client.on('message', (_, data) => resolve(String(data))));
    await client.publishAsync('mqtt-app/devices/my-dev/down', '{"payload_raw":"AQ==","schedule":"last"}', {
      qos: 1,
    });
    expect(JSON.parse(await told)).toEqual({
      error: 'Downlink queue of device "my-dev" is full',
      message: { port: 0, payload_raw: 'AQ==' },
    });
    client.end(true);
  });
});
