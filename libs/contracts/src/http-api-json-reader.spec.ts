import { describe, expect, it } from '@jest/globals';
import { HttpApiJsonError } from './http-api-json-error.js';
import { fromHttpApiJson } from './http-api-json-reader.js';
import { toHttpApiJson } from './http-api-json-writer.js';
import { loadClients } from './loader.js';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const device = (lorawan: object) =>
  fromHttpApiJson('handler.Device', { lorawan_device: lorawan }).lorawan_device;

const posted =
  '{"dev_id":"d1","lorawan_device":{"app_eui":"70B3D57EF0000024","dev_eui":"0001020304050607",' +
  '"app_id":"my-app","dev_id":"d1","app_key":"0102030405060708090A0B0C0D0E0F10"}}';

describe('A request to the HTTP API of the handler', () => {
  it('registers an application', () =>
    expect(fromHttpApiJson('handler.ApplicationIdentifier', '{"app_id":"my-app"}')).toEqual({
      app_id: 'my-app',
    }));

  it('reads fields missing in the body from the path', () =>
    expect(
      fromHttpApiJson('handler.Application', '{"payload_format":"cayennelpp"}', {
        pathParams: { app_id: 'my-app' },
      }),
    ).toMatchObject({ app_id: 'my-app', payload_format: 'cayennelpp', decoder: '' }));

  it('takes a part of the path for a field of a message below', () => {
    const pathParams = { 'app.app_id': 'my-app' };
    const { app, port } = fromHttpApiJson(
      'handler.DryUplinkMessage',
      { port: 2, app: { app_id: 'other', decoder: 'code' } },
      { pathParams },
    );
    expect([app?.app_id, app?.decoder, port]).toEqual(['my-app', 'code', 2]);
    expect(fromHttpApiJson('handler.DryUplinkMessage', {}, { pathParams }).app?.app_id).toBe('my-app');
  });

  it('prefers the path to the body, in either spelling', () => {
    const pathParams = { dev_id: 'd2' };
    expect(fromHttpApiJson('handler.Device', { dev_id: 'other' }, { pathParams }).dev_id).toBe('d2');
    expect(fromHttpApiJson('handler.Device', { devId: 'other' }, { pathParams }).dev_id).toBe('d2');
    expect(fromHttpApiJson('handler.Device', posted, { pathParams }).lorawan_device?.dev_id).toBe('d1');
  });

  it('becomes the same message as the gRPC request with the same content', () => {
    const { SetDevice } = loadClients('handler/handler.proto').handler.ApplicationManager.service;
    const message = fromHttpApiJson('handler.Device', posted, { pathParams: { app_id: 'my-app' } });
    expect(SetDevice.requestDeserialize(SetDevice.requestSerialize(message))).toEqual(message);
    expect(message).toMatchObject({
      app_id: 'my-app',
      device: 'lorawan_device',
      attributes: {},
      altitude: 0,
    });
  });

  it('accepts lowerCamelCase names', () =>
    expect(
      fromHttpApiJson('handler.Device', {
        lorawanDevice: { appEui: '70b3d57ef0000024', fCntUp: 7, uses32BitFCnt: true, nwkSKey: '' },
      }).lorawan_device,
    ).toMatchObject({
      app_eui: hex('70b3d57ef0000024'),
      f_cnt_up: 7,
      uses32_bit_f_cnt: true,
      nwk_s_key: Buffer.alloc(16),
    }));

  it('ignores unknown fields, and names special to JavaScript', () =>
    expect(
      fromHttpApiJson(
        'handler.ApplicationIdentifier',
        '{"x":{"y":1},"__proto__":{"app_id":"z"},"constructor":1}',
      ),
    ).toEqual({ app_id: '' }));

  it.each([undefined, null, '', 'null', {}])('may be empty: %p', (body) =>
    expect(fromHttpApiJson('handler.ApplicationIdentifier', body)).toEqual({ app_id: '' }),
  );

  it('treats null as absent', () =>
    expect(
      fromHttpApiJson('handler.Device', { app_id: null, lorawan_device: null, attributes: null }),
    ).toMatchObject({
      app_id: '',
      attributes: {},
    }));

  it('reads what the writer wrote', () => {
    const message = fromHttpApiJson('handler.Device', posted, { pathParams: { app_id: 'my-app' } });
    expect(
      toHttpApiJson(
        'handler.Device',
        fromHttpApiJson('handler.Device', toHttpApiJson('handler.Device', message)),
      ),
    ).toBe(toHttpApiJson('handler.Device', message));
  });
});

describe('An identifier or key in a request', () => {
  it('is hex of either case', () => {
    expect(device({ dev_addr: '26aBcDeF' })?.dev_addr).toEqual(hex('26abcdef'));
    expect(device({ used_dev_nonces: ['abCD'] })?.used_dev_nonces).toEqual([hex('abcd')]);
  });

  it('is absent when it is not named, and zero when it is the empty string', () => {
    expect(device({})?.app_key).toHaveLength(0);
    expect(device({ app_key: '' })?.app_key).toEqual(Buffer.alloc(16));
  });

  it('keeps this difference when it is written again', () => {
    const rewrite = (body: object): string =>
      toHttpApiJson('lorawan.ActivationMetadata', fromHttpApiJson('lorawan.ActivationMetadata', body));
    expect(rewrite({})).toBe('{"app_eui":"","dev_eui":""}');
    expect(rewrite({ dev_addr: '' })).toBe('{"app_eui":"","dev_eui":"","dev_addr":""}');
  });
});

describe('A number in a request', () => {
  it('of 64 bits is a string or a number', () => {
    expect(device({ last_seen: '1500000000123456789' })?.last_seen).toBe('1500000000123456789');
    expect(device({ last_seen: 1500000000 })?.last_seen).toBe('1500000000');
  });

  it('of 32 bits may be in quotes', () =>
    expect(device({ f_cnt_up: '4294967295' })?.f_cnt_up).toBe(4294967295));

  it('with a fraction is read as a float', () =>
    expect(fromHttpApiJson('handler.Device', { latitude: 52.375, longitude: '4.5e0' })).toMatchObject({
      latitude: 52.375,
      longitude: 4.5,
    }));
});

describe('An enum in a request', () => {
  it.each(['FSK', 1])('is a name or a number: %p', (modulation) =>
    expect(fromHttpApiJson('lorawan.Metadata', { modulation }).modulation).toBe('FSK'),
  );
});

describe('A request that does not fit', () => {
  const rejection = (body: unknown): unknown => {
    try {
      return fromHttpApiJson('handler.Device', body);
    } catch (error) {
      return error;
    }
  };

  it.each([
    ['{"app_id"', 'body', 'is not JSON'],
    ['[]', 'body', 'must be a JSON object'],
    ['1', 'body', 'must be a JSON object'],
    [{ app_id: 1 }, 'app_id', 'must be a string'],
    [{ latitude: 'north' }, 'latitude', 'must be a number'],
    [{ latitude: '' }, 'latitude', 'must be a number'],
    [{ latitude: 1e39 }, 'latitude', 'must be a number'],
    [{ altitude: 1.5 }, 'altitude', 'must be a whole number from -2147483648 to 2147483647'],
    [{ attributes: ['a'] }, 'attributes', 'must be an object'],
    [{ attributes: { k: 1 } }, 'attributes.k', 'must be a string'],
    [{ lorawan_device: 'x' }, 'lorawan_device', 'must be a JSON object'],
    [{ lorawan_device: { app_eui: '70B3' } }, 'lorawan_device.app_eui', 'must be 16 hexadecimal characters'],
    [
      { lorawan_device: { app_key: 'g'.repeat(32) } },
      'lorawan_device.app_key',
      'must be 32 hexadecimal characters',
    ],
    [
      { lorawan_device: { f_cnt_up: -1 } },
      'lorawan_device.f_cnt_up',
      'must be a whole number from 0 to 4294967295',
    ],
    [{ lorawan_device: { uses32_bit_f_cnt: 1 } }, 'lorawan_device.uses32_bit_f_cnt', 'must be true or false'],
    [{ lorawanDevice: { usedDevNonces: 'ab' } }, 'lorawan_device.used_dev_nonces', 'must be a list'],
    [
      { lorawan_device: { used_dev_nonces: ['abcd', 'x'] } },
      'lorawan_device.used_dev_nonces[1]',
      'must be 4 hexadecimal characters',
    ],
  ])('is rejected by field and reason: %j', (body, field, reason) => {
    const error = rejection(body);
    expect(error).toBeInstanceOf(HttpApiJsonError);
    expect(error).toMatchObject({ field, reason, message: `${field} not valid: ${reason}` });
  });

  it('has bytes that are not base64', () =>
    expect(() => fromHttpApiJson('handler.SimulatedUplinkMessage', { payload: 'a-b_' })).toThrow(
      'payload not valid: must be base64 with padding',
    ));

  it('has an unknown enum value', () =>
    expect(() => fromHttpApiJson('lorawan.MHDR', { m_type: 'HELLO' })).toThrow(
      'm_type not valid: must be one of JOIN_REQUEST, JOIN_ACCEPT',
    ));
});
