import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServiceError, status } from '@grpc/grpc-js';
import type { handler } from '@fieldpost/contracts';
import { appEui, appKey, deviceCalls, euiOf, rights } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { tokenOf, register, set, get, list } = deviceCalls(app);

beforeAll(() => app.start());
afterAll(() => app.close());

describe('A device over gRPC', () => {
  beforeAll(async () => {
    await register('error-app');
    await set('error-app', 'dev-1', { dev_eui: euiOf(1) });
  });

  it('is read as it was set', async () => {
    await register('read-app');
    const radio = { dev_eui: euiOf(1), app_key: appKey, uses32_bit_f_cnt: true };
    await set('read-app', 'dev-1', radio, { latitude: 52.375, attributes: { k: 'v' }, description: 'north' });
    expect(await get('read-app', 'dev-1')).toMatchObject({
      app_id: 'read-app',
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
      () => get('error-app', 'no-dev'),
      status.NOT_FOUND,
      /^handler:device:error-app:no-dev not found$/,
    ],
    [
      'A pair of EUIs that is taken',
      () => set('error-app', 'dev-2', { dev_eui: euiOf(1) }),
      status.ALREADY_EXISTS,
      /^Device with AppEUI/,
    ],
    [
      'A short key',
      () => set('error-app', 'dev-2', { app_key: Buffer.of(1) }),
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
      () => set('error-app', 'dev-2', {}, { attributes: { k: 'v'.repeat(65) } }),
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

  it('is not found after its removal', async () => {
    await register('gone-app');
    await set('gone-app', 'dev-1', { dev_eui: euiOf(1) });
    const request = { app_id: 'gone-app', dev_id: 'dev-1' };
    const method = app.manager.deleteDevice.bind(app.manager);
    await app.call<handler.DeviceIdentifier, unknown>(method, request, tokenOf('gone-app'));
    await expect(get('gone-app', 'dev-1')).rejects.toMatchObject({ code: status.NOT_FOUND });
  });
});

describe('A device over HTTP', () => {
  const radio = `{"app_eui":"70B3D57EF0000024","dev_eui":"0001020304050607","app_key":"0102030405060708090A0B0C0D0E0F10"}`;

  /** Sends a request about an application to the path below it. */
  const askOf =
    (appId: string, ...granted: readonly string[]) =>
    (method: string, path: string, body?: string) => {
      const token = app.token(appId, ...(granted.length > 0 ? granted : rights));
      return app.ask(method, `/applications/${appId}${path}`, { authorization: `Bearer ${token}` }, body);
    };
  /** The requests about a new application. */
  const applicationOf = async (appId: string) => {
    await register(appId);
    return askOf(appId);
  };
  /** The requests about a new application that has the device d1. */
  const deviceIn = async (appId: string) => {
    const ask = await applicationOf(appId);
    const created = await ask('POST', '/devices', `{"dev_id":"d1","lorawanDevice":${radio}}`);
    expect(created).toMatchObject({ status: 200 });
    return ask;
  };

  it.each([
    ['post-app', 'POST', '/devices', 'd1'],
    ['put-app', 'PUT', '/devices', 'd1'],
    ['post-path-app', 'POST', '/devices/d1', 'other'],
    ['put-path-app', 'PUT', '/devices/d1', 'other'],
  ])('of %s is created and replaced with %s %s', async (appId, method, path, devId) => {
    const ask = await applicationOf(appId);
    const body = `{"dev_id":"${devId}","lorawanDevice":${radio}}`;
    for (const time of ['created', 'replaced'])
      expect([time, await ask(method, path, body)]).toMatchObject([time, { status: 200, text: '{}' }]);
    expect((await list(appId)).message.devices.map(({ dev_id }) => dev_id)).toEqual(['d1']);
  });

  it('is rejected where its LoRaWAN part has other ids, by the name of the field', async () => {
    const ask = await applicationOf('ids-app');
    const body = `{"lorawan_device":${radio.replace('{', '{"dev_id":"d2",')}}`;
    expect(await ask('PUT', '/devices/d1', body)).toMatchObject({
      status: 400,
      text: expect.stringContaining('DevID not valid: should be that of the device, d1'),
    });
  });

  it('is read as JSON', async () => {
    const ask = await deviceIn('json-app');
    expect((await ask('GET', '/devices/d1')).text).toBe(
      '{"app_id":"json-app","dev_id":"d1","lorawan_device":{"app_eui":"70B3D57EF0000024",' +
        '"dev_eui":"0001020304050607","app_id":"json-app","dev_id":"d1","dev_addr":"","nwk_s_key":"",' +
        '"app_s_key":"","app_key":"0102030405060708090A0B0C0D0E0F10","activation_constraints":"local"}}',
    );
  });

  it('is listed with its numbers in headers', async () => {
    const ask = await deviceIn('numbers-app');
    const { text, headers } = await ask('GET', '/devices?limit=1&offset=0');
    expect(JSON.parse(text)).toMatchObject({ devices: [{ dev_id: 'd1' }] });
    expect([headers.get('grpc-metadata-total'), headers.get('grpc-metadata-selected')]).toEqual(['1', '1']);
  });

  it('is searched and sorted in lists, without keys when requested', async () => {
    const ask = await deviceIn('search-app');
    const more = `{"dev_id":"d2","description":"ground floor","lorawan_device":{"dev_eui":"00000000000000A1"}}`;
    await ask('POST', '/devices', more);
    const lists = async (query: string) => {
      const answer = await ask('GET', `/devices?${query}`);
      return { ...answer, total: answer.headers.get('grpc-metadata-total') };
    };
    const found = await lists('search=GROUND');
    expect([found.total, JSON.parse(found.text)]).toMatchObject(['1', { devices: [{ dev_id: 'd2' }] }]);
    const sorted = await lists('sort=-dev_id&keys=false&last_seen=true');
    expect([sorted.total, JSON.parse(sorted.text)]).toMatchObject([
      '2',
      { devices: [{ dev_id: 'd2' }, { dev_id: 'd1' }] },
    ]);
    expect(sorted.text).not.toContain('0102030405060708090A0B0C0D0E0F10');
    for (const [query, field] of [
      ['sort=size', 'sort'],
      [`search=${'x'.repeat(129)}`, 'search'],
      ['keys=no', 'keys'],
    ] as const)
      expect(await lists(query)).toMatchObject({
        status: 400,
        text: expect.stringContaining(`${field} not valid: `),
      });
  });

  it('gets an address of the network, and is spoken for by a simulated uplink', async () => {
    const ask = await deviceIn('address-app');
    const given = await ask('GET', '/dev-addr?usage=abp,world');
    expect(JSON.parse(given.text)).toEqual({ dev_addr: expect.stringMatching(/^26[0-9A-F]{6}$/) });
    const stranger = askOf('address-app', 'settings');
    expect(await stranger('GET', '/dev-addr')).toMatchObject({ status: 403 });
    const odd = await ask('GET', '/dev-addr?usage=a%20b');
    expect(odd).toMatchObject({ status: 400, text: expect.stringContaining('usage not valid: ') });

    const simulate = (devId: string) =>
      ask('POST', `/devices/${devId}/simulate-uplink`, '{"port":1,"payload_hex":"0102"}');
    expect(await simulate('d1')).toMatchObject({ status: 200, text: '{}' });
    expect(await simulate('nobody')).toMatchObject({ status: 404 });
  });

  it('is removed, and an empty list is an empty object', async () => {
    const ask = await deviceIn('empty-app');
    expect(await ask('DELETE', '/devices/d1')).toMatchObject({ status: 200, text: '{}' });
    const { text, headers } = await ask('GET', '/devices');
    expect(text).toBe('{}');
    expect([headers.get('grpc-metadata-total'), headers.get('grpc-metadata-selected')]).toEqual(['0', '0']);
  });

  it('with an EUI that is none is rejected by the name of the field', async () => {
    const ask = await applicationOf('eui-app');
    const body = '{"dev_id":"d1","lorawan_device":{"app_id":"x1","dev_id":"x2","app_eui":"70B3"}}';
    expect(await ask('PUT', '/devices', body)).toMatchObject({
      status: 400,
      text: expect.stringContaining('lorawan_device.app_eui not valid: must be 16 hexadecimal characters'),
    });
  });
});
