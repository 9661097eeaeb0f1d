import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ServiceError, status } from '@grpc/grpc-js';
import type { handler, lorawan } from '@fieldpost/contracts';
import { HandlerUnderTest } from './handler-under-test.js';

jest.setTimeout(60_000);

const app = new HandlerUnderTest();
const rights = ['settings', 'devices', 'delete'];
const tokenOf = (appId: string) => ({ token: app.token(appId, ...rights) });
const appKey = Buffer.from('0102030405060708090A0B0C0D0E0F10', 'hex');
const appEui = Buffer.from('70B3D57EF0000024', 'hex');
const euiOf = (n: number) => Buffer.from(`00010203040506${n.toString(16).padStart(2, '0')}`, 'hex');

const register = (app_id: string) =>
  app.call<handler.ApplicationIdentifier, unknown>(
    app.manager.registerApplication.bind(app.manager),
    { app_id },
    tokenOf(app_id),
  );
const set = (app_id: string, dev_id: string, radio: lorawan.Device = {}, more: handler.Device = {}) =>
  app.call<handler.Device, unknown>(
    app.manager.setDevice.bind(app.manager),
    { app_id, dev_id, lorawan_device: { app_id, dev_id, app_eui: appEui, ...radio }, ...more },
    tokenOf(app_id),
  );
const get = async (app_id: string, dev_id: string) => {
  const method = app.manager.getDevice.bind(app.manager);
  const request = { app_id, dev_id };
  return (await app.call<handler.DeviceIdentifier, handler.Device__Output>(method, request, tokenOf(app_id)))
    .message;
};
const list = (app_id: string, window: Record<string, string> = {}) => {
  const method = app.manager.getDevicesForApplication.bind(app.manager);
  const values = { ...tokenOf(app_id), ...window };
  return app.call<handler.ApplicationIdentifier, handler.DeviceList__Output>(method, { app_id }, values);
};

beforeAll(() => app.start());
afterAll(() => app.close());

describe('A device over gRPC', () => {
  it('is read as it was set', async () => {
    await register('grpc-app');
    const radio = { dev_eui: euiOf(1), app_key: appKey, uses32_bit_f_cnt: true };
    await set('grpc-app', 'dev-1', radio, { latitude: 52.375, attributes: { k: 'v' }, description: 'north' });
    expect(await get('grpc-app', 'dev-1')).toMatchObject({
      app_id: 'grpc-app',
      dev_id: 'dev-1',
      latitude: 52.375,
      attributes: { k: 'v' },
      description: 'north',
      lorawan_device: {
        app_eui: appEui,
        dev_eui: euiOf(1),
        app_key: appKey,
        dev_addr: Buffer.alloc(4),
        nwk_s_key: Buffer.alloc(16),
        uses32_bit_f_cnt: true,
        activation_constraints: 'local',
        f_cnt_up: 0,
        last_seen: '0',
      },
    });
  });

  it.each([
    [
      'No such device',
      () => get('grpc-app', 'no-dev'),
      status.NOT_FOUND,
      /^handler:device:grpc-app:no-dev not found$/,
    ],
    [
      'A pair of EUIs that is taken',
      () => set('grpc-app', 'dev-2', { dev_eui: euiOf(1) }),
      status.ALREADY_EXISTS,
      /^Device with AppEUI/,
    ],
    [
      'A short key',
      () => set('grpc-app', 'dev-2', { app_key: Buffer.of(1) }),
      status.INVALID_ARGUMENT,
      /AppKey not valid: should have 16 bytes$/,
    ],
    [
      'An application elsewhere',
      () => set('no-app', 'dev-1'),
      status.NOT_FOUND,
      /^Application not registered to this Handler: /,
    ],
    [
      'A long attribute',
      () => set('grpc-app', 'dev-2', {}, { attributes: { k: 'v'.repeat(65) } }),
      status.UNKNOWN,
      /^Attribute value for key "k"/,
    ],
  ])('%s is an error', async (_, call, code, details) => {
    const error = await (call() as Promise<unknown>).catch((thrown: ServiceError) => thrown);
    expect(error).toMatchObject({ code, details: expect.stringMatching(details) });
  });

  it('is listed in pages, with the numbers in response headers', async () => {
    await register('list-app');
    for (const n of [3, 1, 2]) await set('list-app', `dev-${n}`, { dev_eui: euiOf(n) });
    const { message, headers } = await list('list-app', { limit: '2', offset: '1' });
    expect(message.devices.map(({ dev_id }) => dev_id)).toEqual(['dev-2', 'dev-3']);
    expect([headers.get('total'), headers.get('selected')]).toEqual([['3'], ['2']]);
    const none = await list('list-app', { offset: '9' });
    expect([none.headers.get('total'), none.headers.get('selected')]).toEqual([['3'], ['0']]);
    await expect(list('list-app', { limit: 'x' })).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it('is gone after its removal', async () => {
    await register('gone-app');
    await set('gone-app', 'dev-1', { dev_eui: euiOf(1) });
    const request = { app_id: 'gone-app', dev_id: 'dev-1' };
    const method = app.manager.deleteDevice.bind(app.manager);
    await app.call<handler.DeviceIdentifier, unknown>(method, request, tokenOf('gone-app'));
    await expect(get('gone-app', 'dev-1')).rejects.toMatchObject({ code: status.NOT_FOUND });
  });
});

describe('A device over HTTP', () => {
  const bearer = () => ({ authorization: `Bearer ${app.token('http-app', ...rights)}` });
  const radio = `{"app_eui":"70B3D57EF0000024","dev_eui":"0001020304050607","app_id":"x1","dev_id":"x2","app_key":"0102030405060708090A0B0C0D0E0F10"}`;

  it.each([
    ['POST', '/applications/http-app/devices', 'd1'],
    ['PUT', '/applications/http-app/devices', 'd1'],
    ['POST', '/applications/http-app/devices/d1', 'other'],
    ['PUT', '/applications/http-app/devices/d1', 'other'],
  ])('is set with %s %s', async (method, path, devId) => {
    if (method === 'POST' && devId === 'd1') await register('http-app');
    const body = `{"dev_id":"${devId}","lorawanDevice":${radio}}`;
    expect(await app.ask(method, path, bearer(), body)).toMatchObject({ status: 200, text: '{}' });
  });

  it('is read as JSON', async () => {
    const answer = await app.ask('GET', '/applications/http-app/devices/d1', bearer());
    expect(answer.text).toBe(
      '{"app_id":"http-app","dev_id":"d1","lorawan_device":{"app_eui":"70B3D57EF0000024",' +
        '"dev_eui":"0001020304050607","app_id":"http-app","dev_id":"d1","dev_addr":"","nwk_s_key":"",' +
        '"app_s_key":"","app_key":"0102030405060708090A0B0C0D0E0F10","activation_constraints":"local"}}',
    );
  });

  it('is listed with its numbers in headers', async () => {
    const { text, headers } = await app.ask(
      'GET',
      '/applications/http-app/devices?limit=1&offset=0',
      bearer(),
    );
    expect(JSON.parse(text)).toMatchObject({ devices: [{ dev_id: 'd1' }] });
    expect([headers.get('grpc-metadata-total'), headers.get('grpc-metadata-selected')]).toEqual(['1', '1']);
  });

  it('is removed, and an empty list is an empty object', async () => {
    const removed = await app.ask('DELETE', '/applications/http-app/devices/d1', bearer());
    expect(removed).toMatchObject({ status: 200, text: '{}' });
    const { text, headers } = await app.ask('GET', '/applications/http-app/devices', bearer());
    expect(text).toBe('{}');
    expect([headers.get('grpc-metadata-total'), headers.get('grpc-metadata-selected')]).toEqual(['0', '0']);
  });

  it('with an EUI that is none is refused by the name of the field', async () => {
    const body = '{"dev_id":"d1","lorawan_device":{"app_id":"x1","dev_id":"x2","app_eui":"70B3"}}';
    const answer = await app.ask('PUT', '/applications/http-app/devices', bearer(), body);
    expect(answer).toMatchObject({
      status: 400,
      text: expect.stringContaining('lorawan_device.app_eui not valid: must be 16 hexadecimal characters'),
    });
  });
});

describe('The handler', () => {
  it('gives device addresses out of its prefix where there is no broker', async () => {
    const method = app.addresses.getDevAddr.bind(app.addresses);
    const request = { usage: ['local', 'abp'] };
    const { message } = await app.call<lorawan.DevAddrRequest, lorawan.DevAddrResponse__Output>(
      method,
      request,
      {},
    );
    expect(message.dev_addr).toHaveLength(4);
    expect(message.dev_addr.readUInt32BE() >>> 12).toBe(0x26000);
    const prefixes = app.addresses.getPrefixes.bind(app.addresses);
    const known = await app.call<lorawan.PrefixesRequest, lorawan.PrefixesResponse__Output>(prefixes, {}, {});
    expect(known.message.prefixes).toMatchObject([{ prefix: '26000000/20' }]);
  });

  it('tells its status to who runs it, and to nobody else', async () => {
    const method = app.status.getStatus.bind(app.status);
    const ask = (values: Record<string, string>) =>
      app.call<handler.StatusRequest, handler.Status__Output>(method, {}, values);
    const { message } = await ask({ token: app.componentToken('handler-1') });
    expect(Number(message.component?.memory?.memory)).toBeGreaterThan(1e6);
    await expect(ask({ token: app.componentToken('handler-2') })).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
    });
    await expect(ask({})).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it('runs payload functions on trial for who has a token or a key', async () => {
    const method = app.manager.dryUplink.bind(app.manager);
    const decoder = 'function Decoder(bytes, port) { return { sum: bytes[0] + port }; }';
    const request = { payload: Buffer.of(40), port: 2, app: { app_id: 'dry-app', decoder } };
    const dry = (values: Record<string, string>) =>
      app.call<handler.DryUplinkMessage, handler.DryUplinkResult__Output>(method, request, values);
    expect((await dry(tokenOf('some-app'))).message).toMatchObject({ fields: '{"sum":42}', valid: true });
    expect((await dry({ key: app.key('dry-app', 'devices') })).message.valid).toBe(true);
    await expect(dry({})).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it('writes no key into its log', () => {
    expect(app.log()).not.toMatch(/0102030405060708090a0b0c0d0e0f10/i);
    expect(app.log()).not.toContain('fieldpost.key-of-');
  });

  it('keeps everything through a crash', async () => {
    await register('crash-app');
    await set('crash-app', 'dev-1', { dev_eui: euiOf(1), app_key: appKey });
    await app.killHard();
    await app.boot();
    expect((await get('crash-app', 'dev-1')).lorawan_device).toMatchObject({ app_key: appKey });
  });

  it('serves tokens while oauth is away, and cannot tell about new keys', async () => {
    const known = app.key('crash-app', 'devices');
    const method = app.manager.getDevice.bind(app.manager);
    const ask = (values: Record<string, string>) =>
      app.call<handler.DeviceIdentifier, unknown>(method, { app_id: 'crash-app', dev_id: 'dev-1' }, values);
    await ask({ key: known });
    app.loseOauth();
    await ask({ key: known });
    await ask(tokenOf('crash-app'));
    await expect(ask({ key: 'fieldpost.other' })).rejects.toMatchObject({
      code: status.UNAVAILABLE,
      details: 'unavailable: oauth',
    });
  });

  it('is alive and not ready without its database', async () => {
    await app.loseDatabase();
    await expect(get('crash-app', 'dev-1')).rejects.toMatchObject({ code: status.UNAVAILABLE });
    expect((await app.ask('GET', '/healthz', {})).status).toBe(503);
    expect((await app.ask('GET', '/livez', {})).status).toBe(200);
  });
});
