import { describe, expect, it } from '@jest/globals';
import { toHttpApiJson } from './http-api-json-writer.js';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** A device as the handler returns it: optional keys are set, zero or absent. */
const device = {
  app_id: 'my-app',
  dev_id: 'dev1',
  lorawan_device: {
    app_eui: hex('70b3d57ef0000024'),
    dev_eui: hex('0001020304050607'),
    app_id: 'my-app',
    dev_id: 'dev1',
    dev_addr: Buffer.alloc(4),
    nwk_s_key: Buffer.alloc(16),
    app_key: hex('0102030405060708090a0b0c0d0e0f10'),
    f_cnt_up: 5,
    uses32_bit_f_cnt: true,
    activation_constraints: 'local',
    last_seen: '1500000000123456789',
  },
  latitude: 52.375,
  longitude: Math.fround(4.887),
  attributes: { k: 'v' },
};

const deviceText =
  '{"app_id":"my-app","dev_id":"dev1","lorawan_device":{"app_eui":"70B3D57EF0000024","dev_eui":"0001020304050607",' +
  '"app_id":"my-app","dev_id":"dev1","dev_addr":"","nwk_s_key":"","app_s_key":"",' +
  '"app_key":"0102030405060708090A0B0C0D0E0F10","f_cnt_up":5,"uses32_bit_f_cnt":true,' +
  '"activation_constraints":"local","last_seen":"1500000000123456789"},' +
  '"latitude":52.375,"longitude":4.887,"attributes":{"k":"v"}}';

describe('A response of the HTTP API of discovery', () => {
  it('shows an announcement with its metadata', () =>
    expect(
      toHttpApiJson('discovery.Announcement', {
        id: 'ttn-handler-eu',
        service_name: 'handler',
        service_version: '2.x-abc (2020)',
        public: true,
        net_address: 'eu.thethings.network:1904',
        mqtt_address: 'eu.thethings.network:1883',
        metadata: [
          { app_id: 'my-app' },
          { dev_addr_prefix: hex('1426000000') },
          { app_eui: hex('0102030405060708') },
          { gateway_id: 'gw' },
        ],
      }),
    ).toBe(
      '{"id":"ttn-handler-eu","service_name":"handler","service_version":"2.x-abc (2020)","public":true,' +
        '"net_address":"eu.thethings.network:1904","mqtt_address":"eu.thethings.network:1883",' +
        '"metadata":[{"app_id":"my-app"},{"dev_addr_prefix":"FCYAAAA="},{"app_eui":"AQIDBAUGBwg="},{"gateway_id":"gw"}]}',
    ));

  it('lists announcements', () =>
    expect(
      toHttpApiJson('discovery.AnnouncementsResponse', {
        services: [
          { id: 'h1', service_name: 'handler' },
          { id: 'h2', service_name: 'handler' },
        ],
      }),
    ).toBe('{"services":[{"id":"h1","service_name":"handler"},{"id":"h2","service_name":"handler"}]}'));

  it('is an empty object when nothing was found', () =>
    expect(toHttpApiJson('discovery.AnnouncementsResponse', { services: [] })).toBe('{}'));

  it('writes a member of a oneof even when its value is zero', () =>
    expect(toHttpApiJson('discovery.Metadata', { gateway_id: '' })).toBe('{"gateway_id":""}'));
});

describe('A response of the HTTP API of the handler', () => {
  it('shows an application with its format right after its id', () =>
    expect(
      toHttpApiJson('handler.Application', {
        decoder: 'function Decoder(b,p){return {}}',
        payload_format: 'custom',
        app_id: 'my-app',
        validator: '',
      }),
    ).toBe('{"app_id":"my-app","payload_format":"custom","decoder":"function Decoder(b,p){return {}}"}'));

  it('shows a device with its address and keys, whether they are set or not', () =>
    expect(toHttpApiJson('handler.Device', device)).toBe(deviceText));

  it('lists devices', () =>
    expect(toHttpApiJson('handler.DeviceList', { devices: [device, { app_id: 'my-app' }] })).toBe(
      `{"devices":[${deviceText},{"app_id":"my-app"}]}`,
    ));

  it('is an empty object when an application has no devices', () =>
    expect(toHttpApiJson('handler.DeviceList', { devices: [] })).toBe('{}'));

  it('is an empty object when the message is empty', () =>
    expect(toHttpApiJson('google.protobuf.Empty', {})).toBe('{}'));
});

describe('The JSON of a message', () => {
  it('writes optional identifiers only when they are there, even if zero', () => {
    expect(toHttpApiJson('lorawan.ActivationMetadata', { dev_addr: Buffer.alloc(4) })).toBe(
      '{"app_eui":"","dev_eui":"","dev_addr":""}',
    );
    expect(toHttpApiJson('broker.UplinkMessage', { dev_eui: Buffer.alloc(0), app_id: 'a' })).toBe(
      '{"app_id":"a"}',
    );
  });

  it('writes repeated nonces as hex', () =>
    expect(
      toHttpApiJson('lorawan.Device', {
        used_dev_nonces: [hex('abcd'), hex('0000')],
        used_app_nonces: [hex('0a0b0c')],
      }),
    ).toContain('"used_dev_nonces":["ABCD",""],"used_app_nonces":["0A0B0C"]'));

  it('rejects an identifier of the wrong length', () =>
    expect(() => toHttpApiJson('lorawan.Device', { app_eui: hex('0102') })).toThrow(
      '.lorawan.Device.app_eui has 2 bytes instead of 8',
    ));

  it('writes enums by name, whether they come as name or number, and leaves the first one out', () => {
    expect(toHttpApiJson('lorawan.MHDR', { m_type: 'CONFIRMED_UP', major: 'LORAWAN_R1' })).toBe(
      '{"m_type":"CONFIRMED_UP"}',
    );
    expect(toHttpApiJson('lorawan.Metadata', { modulation: 0, frequency_plan: 61 })).toBe(
      '{"frequency_plan":"AS_920_923"}',
    );
  });

  it('writes 64-bit integers as strings, whatever they come as', () => {
    expect(toHttpApiJson('gateway.TxConfiguration', { frequency: 868100000, power: 14 })).toBe(
      '{"frequency":"868100000","power":14}',
    );
    expect(toHttpApiJson('trace.Trace', { time: '-1' })).toBe('{"time":"-1"}');
    expect(toHttpApiJson('trace.Trace', { time: '0' })).toBe('{}');
  });

  it('writes plain bytes in base64 and leaves empty ones out', () => {
    expect(toHttpApiJson('handler.SimulatedUplinkMessage', { payload: hex('fbff'), port: 1 })).toBe(
      '{"payload":"+/8=","port":1}',
    );
    expect(toHttpApiJson('handler.SimulatedUplinkMessage', { payload: Buffer.alloc(0) })).toBe('{}');
  });

  it('sorts the keys of maps and escapes them', () =>
    expect(toHttpApiJson('handler.Device', { attributes: { b: '', 'a"': '1', A: '2' } })).toBe(
      '{"attributes":{"A":"2","a\\"":"1","b":""}}',
    ));

  it('follows messages that contain themselves', () =>
    expect(toHttpApiJson('trace.Trace', { event: 'forward', parents: [{ id: 'x', event: 'receive' }] })).toBe(
      '{"event":"forward","parents":[{"id":"x","event":"receive"}]}',
    ));

  it('puts a member of a oneof where the oneof is declared', () =>
    expect(
      toHttpApiJson('lorawan.Message', {
        Payload: 'mac_payload',
        mac_payload: { f_port: 1, f_hdr: { f_cnt: 2 } },
        mic: hex('01020304'),
      }),
    ).toBe('{"mic":"AQIDBA==","mac_payload":{"f_hdr":{"dev_addr":"","f_cnt":2},"f_port":1}}'));
});

describe('A float', () => {
  const written = (latitude: number): string => toHttpApiJson('handler.Device', { latitude });

  it.each([
    [52.375, '52.375'],
    [Math.fround(0.1), '0.1'],
    [Math.fround(4.887), '4.887'],
    [16777216, '16777216'],
    [Math.fround(-33.8688), '-33.8688'],
    [Math.fround(3.4028234663852886e38), '3.4028235e+38'],
    [1e-7, '1e-7'],
  ])('%d is written in its shortest 32-bit form', (value, text) =>
    expect(written(value)).toBe(`{"latitude":${text}}`),
  );

  it('without a value is a name in quotes', () => expect(written(Number.NaN)).toBe('{"latitude":"NaN"}'));

  it('of zero is left out, minus zero too', () => {
    expect(written(0)).toBe('{}');
    expect(written(-0)).toBe('{}');
  });
});
