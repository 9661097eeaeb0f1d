import { describe, expect, it } from '@jest/globals';
import { zeroEui } from '@fieldpost/domain';
import { deviceOf } from '../../test/memory/devices.js';
import { toUplinkMessage, type UplinkParts } from './uplink-message.js';

const parts: UplinkParts = {
  device: deviceOf({ attributes: { k: 'v' } }),
  frame: { fCnt: 2, confirmed: true, ack: false, port: 1, payload: Buffer.from('01020304', 'hex') },
  isRetry: false,
  metadata: { time: '' },
  payload: { fields: { led: true }, processed: true },
};
const json = (more: Partial<UplinkParts>) => JSON.stringify(toUplinkMessage({ ...parts, ...more }));

describe('An uplink for applications', () => {
  it('has the members of v2 in the order of v2', () =>
    expect(json({ isRetry: true })).toBe(
      '{"app_id":"my-app","dev_id":"my-dev","hardware_serial":"0001020304050607","port":1,"counter":2,' +
        '"confirmed":true,"is_retry":true,"payload_raw":"AQIDBA==","payload_fields":{"led":true},' +
        '"metadata":{"time":""},"attributes":{"k":"v"}}',
    ));

  it('leaves out what is empty, but never port, counter, payload and metadata', () =>
    expect(
      json({
        device: deviceOf({ devEui: zeroEui }),
        frame: { fCnt: 0, confirmed: false, ack: false, port: 0, payload: undefined },
        payload: { fields: {}, processed: false },
      }),
    ).toBe(
      '{"app_id":"my-app","dev_id":"my-dev","port":0,"counter":0,"payload_raw":null,"metadata":{"time":""}}',
    ));

  it('keeps an empty payload on a port apart from no payload', () =>
    expect(json({ frame: { ...parts.frame, payload: Buffer.alloc(0) } })).toContain('"payload_raw":""'));
});
