import { describe, expect, it } from '@jest/globals';
import { fromHttpApiJson, toHttpApiJson } from '@fieldpost/contracts';
import { deviceOf } from '../../test/memory/devices.js';
import { toDeviceMessage } from './device.message.js';
import { fromDevice } from './device-request.js';

const ids = { app_id: 'my-app', dev_id: 'my-dev' };
const read = (json: object) => fromDevice(fromHttpApiJson('handler.Device', json));
const radio = (more: object) => read({ ...ids, lorawan_device: { ...ids, ...more } });

describe('A device in a request', () => {
  it.each([
    ['no ids', {}],
    ['the same ids', ids],
    ['the id of the application alone', { app_id: 'my-app' }],
    ['the id of the application as device id, as the Java SDK does', { app_id: 'my-app', dev_id: 'my-app' }],
  ])('may have %s in its LoRaWAN part', (_title, inner) =>
    expect(read({ ...ids, lorawan_device: inner })).toMatchObject({ appId: 'my-app', devId: 'my-dev' }),
  );

  it.each([
    [{ app_id: 'other-app', dev_id: 'my-dev' }, 'AppID not valid: should be that of the device, my-app'],
    [{ app_id: 'my-app', dev_id: 'other-dev' }, 'DevID not valid: should be that of the device, my-dev'],
    [{ dev_id: 'Other Dev' }, 'DevID not valid: has wrong format'],
  ])('is rejected with %j in its LoRaWAN part', (inner, message) =>
    expect(() => read({ ...ids, lorawan_device: inner })).toThrow(
      `Invalid Device: Invalid LoRaWANDevice: ${message}`,
    ),
  );

  it.each([
    [{ dev_id: 'my-dev' }, 'Invalid Device: AppID not valid: can not be empty'],
    [{ app_id: 'my-app', dev_id: 'My Dev' }, /^Invalid Device: DevID not valid: has wrong format/],
    [ids, 'Invalid Device: LoRaWANDevice not valid: can not be empty'],
  ])('is rejected as %j', (json, message) => expect(() => read(json)).toThrow(message));

  it.each([
    [{ description: 'x'.repeat(2_001) }, 'Invalid Device: Description not valid: should have at most 2000'],
    [
      { attributes: { 'ttn-brand': 'x'.repeat(2_001) } },
      'Invalid Attributes: ttn-brand not valid: should have',
    ],
    [{ attributes: { 'ttn-brand': 'a\0' } }, 'Invalid Attributes: ttn-brand not valid: has characters that'],
    [{ attributes: { 'a\0': 'b' } }, 'Invalid Attributes: Key not valid: has characters that are not text'],
  ])('is rejected with text that is too long, or is none (%#)', (more, message) =>
    expect(() => read({ ...ids, lorawan_device: ids, ...more })).toThrow(message),
  );

  it('may have notes of some length', () => {
    const more = { description: 'x'.repeat(2_000), attributes: { 'ttn-brand': 'x'.repeat(2_000) } };
    expect(read({ ...ids, lorawan_device: ids, ...more })).toMatchObject(more);
  });

  it('is rejected with constraints that are too long', () =>
    expect(() => radio({ activation_constraints: 'x'.repeat(2_001) })).toThrow(
      'Invalid Device: Invalid LoRaWANDevice: ActivationConstraints not valid: should have at most 2000',
    ));

  it('keeps keys and address that are absent, and clears those that are all zero', () => {
    const { appKey, nwkSKey, devAddr } = radio({
      app_key: '',
      nwk_s_key: '0'.repeat(32),
      dev_addr: '26011716',
    });
    expect([appKey, nwkSKey, devAddr]).toEqual([{ to: undefined }, { to: undefined }, { to: '26011716' }]);
    expect(radio({})).toMatchObject({ appKey: 'keep', nwkSKey: 'keep', appSKey: 'keep', devAddr: 'keep' });
  });

  it('may have zero EUIs', () =>
    expect(radio({})).toMatchObject({ appEui: '0000000000000000', devEui: '0000000000000000' }));

  it('is local when it names no constraints', () =>
    expect(radio({}).options).toEqual({
      activationConstraints: 'local',
      disableFCntCheck: false,
      uses32BitFCnt: false,
    }));

  it('sets both counters, to zero when they are left out', () => {
    expect(radio({ f_cnt_up: 3, f_cnt_down: 4 }).counters).toEqual({ fCntUp: 3, fCntDown: 4 });
    expect(radio({}).counters).toEqual({ fCntUp: 0, fCntDown: 0 });
  });

  it('keeps the decimals of its location, although the wire has 32 bits', () => {
    const message = fromHttpApiJson('handler.Device', { ...ids, lorawan_device: ids });
    expect(fromDevice({ ...message, latitude: Math.fround(52.3655) }).latitude).toBe(52.3655);
    expect(() => fromDevice({ ...message, longitude: NaN })).toThrow('Longitude not valid');
  });

  it('may bring nonces of the right length', () => {
    expect(radio({ used_dev_nonces: ['0102'], used_app_nonces: ['010203'] }).nonces).toEqual({
      dev: [Buffer.of(1, 2)],
      app: [Buffer.of(1, 2, 3)],
    });
    const message = fromHttpApiJson('handler.Device', { ...ids, lorawan_device: ids });
    const { lorawan_device } = message;
    if (!lorawan_device) throw new Error('no device');
    const short = { ...message, lorawan_device: { ...lorawan_device, used_dev_nonces: [Buffer.of(1)] } };
    expect(() => fromDevice(short)).toThrow('UsedDevNonces not valid: should have 2 bytes');
  });
});

describe('A device in a response', () => {
  it('never has bytes of another length, but zeros', () => {
    const { lorawan_device: answer } = toDeviceMessage(deviceOf());
    expect(answer).toMatchObject({
      dev_addr: Buffer.alloc(4),
      nwk_s_key: Buffer.alloc(16),
      app_s_key: Buffer.alloc(16),
      app_key: Buffer.alloc(16),
    });
  });

  it('never has the nonces', () =>
    expect(Object.keys(toDeviceMessage(deviceOf()).lorawan_device ?? {})).not.toContain('used_dev_nonces'));

  it('is the JSON that clients of v2 know', () => {
    const device = deviceOf({
      appKey: Buffer.from('0102030405060708090A0B0C0D0E0F10', 'hex'),
      options: { activationConstraints: 'local', disableFCntCheck: false, uses32BitFCnt: true },
      latitude: 52.375,
      longitude: 4.887,
      attributes: { k: 'v' },
    });
    const state = { fCntUp: 5, fCntDown: 0, lastSeen: '1500000000123456789' };
    expect(toHttpApiJson('handler.Device', toDeviceMessage(device, state))).toBe(
      '{"app_id":"my-app","dev_id":"my-dev","lorawan_device":{"app_eui":"70B3D57EF0000024",' +
        '"dev_eui":"0001020304050607","app_id":"my-app","dev_id":"my-dev","dev_addr":"","nwk_s_key":"",' +
        '"app_s_key":"","app_key":"0102030405060708090A0B0C0D0E0F10","f_cnt_up":5,"uses32_bit_f_cnt":true,' +
        '"activation_constraints":"local","last_seen":"1500000000123456789"},' +
        '"latitude":52.375,"longitude":4.887,"attributes":{"k":"v"}}',
    );
  });
});
