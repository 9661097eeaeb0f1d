import { describe, expect, it } from '@jest/globals';
import { dataVector } from '@fieldpost/testing';
import { uplinkOf } from '../../test/memory/network-messages.js';
import { verifyAndDecrypt } from './uplink-frame.js';

const { session, uplink, uplink65538, downlink, uplinkPayload } = dataVector;
const counting = (f_cnt: number) => ({ protocol_metadata: { lorawan: { f_cnt } } });
const received = (frame: Buffer, more: object = {}) => uplinkOf(frame.toString('hex'), more);

describe('The frame of an uplink', () => {
  it('is decrypted with the keys of the device', () =>
    expect(verifyAndDecrypt(received(uplink), session)).toEqual({
      fCnt: 2,
      confirmed: true,
      ack: false,
      port: 1,
      payload: uplinkPayload,
    }));

  it('has the counter of 32 bits when the broker sends it', () =>
    expect(verifyAndDecrypt(received(uplink65538, counting(65538)), session)).toMatchObject({
      fCnt: 65538,
      payload: uplinkPayload,
    }));

  it('is rejected when its MIC belongs to another counter', () =>
    expect(() => verifyAndDecrypt(received(uplink65538), session)).toThrow('Uplink not valid: Invalid MIC'));

  it('is rejected for a device without a session', () =>
    expect(() => verifyAndDecrypt(received(uplink), {})).toThrow('Uplink not valid: Invalid MIC'));

  it('is rejected when it is a join or travels down', () => {
    const join = Buffer.from('00240000f07ed5b37007060504030201006973ab54d4cc', 'hex');
    const rejection = 'Uplink not valid: does not contain a MAC payload';
    expect(() => verifyAndDecrypt(received(join), session)).toThrow(rejection);
    expect(() => verifyAndDecrypt(received(downlink), session)).toThrow(rejection);
  });

  it('is rejected when it is no frame at all', () =>
    expect(() => verifyAndDecrypt(received(Buffer.from('40', 'hex')), session)).toThrow(
      'Payload not valid: ',
    ));

  it('cannot be read without the AppSKey', () =>
    expect(() => verifyAndDecrypt(received(uplink), { nwkSKey: session.nwkSKey })).toThrow(
      'Internal error: Could not decrypt payload',
    ));
});
