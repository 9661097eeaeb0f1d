import { describe, expect, it } from '@jest/globals';
import { type DataFrame, isDataFrame, parsePhyPayload } from '@fieldpost/lorawan';
import { dataVector } from '@fieldpost/testing';
import { deviceWith } from '../../test/memory/samples.js';
import { findDevice } from './find-device.js';

function frameOf(payload: Buffer): DataFrame {
  const frame = parsePhyPayload(payload);
  if (!isDataFrame(frame)) throw new Error('the vector is no data frame');
  return frame;
}
const { uplink, uplink65538 } = dataVector;
const find = (devices: Parameters<typeof findDevice>[0], payload = uplink) =>
  findDevice(devices, frameOf(payload), payload);

describe('The device of a frame', () => {
  const otherKey = { devAddr: dataVector.session.devAddr, nwkSKey: Buffer.alloc(16, 9) };
  const other = deviceWith({ session: otherKey });

  it('is the one of this address whose key made the MIC', () => {
    const device = deviceWith();
    expect(find([other, device])).toMatchObject({ device, fCnt: 2, counter: 'accepted' });
  });

  it('is unknown when no key fits, and when no device has a session', () =>
    expect(find([other, deviceWith({ session: undefined })])).toBeUndefined());

  it('has a counter of 32 bits, of which the frame carries 16', () => {
    const device = deviceWith({ fCntUp: 65_537, wasHeard: true });
    expect(find([device], uplink65538)).toMatchObject({ fCnt: 65_538, counter: 'accepted' });
  });

  it('repeats a frame with the same counter', () =>
    expect(find([deviceWith({ fCntUp: 2, wasHeard: true })])).toMatchObject({ counter: 'retransmission' }));

  it('is not accepted with a counter that its session had before', () => {
    const device = deviceWith({ fCntUp: 3, wasHeard: true, uses32BitFCnt: false });
    expect(find([device])).toMatchObject({ counter: 'not_high_enough' });
    expect(find([{ ...device, disableFCntCheck: true }])).toMatchObject({ counter: 'accepted' });
  });

  it('of LoRaWAN 1.0.4 has counters of 32 bits with gaps of any length', () => {
    const device = deviceWith({ fCntUp: 40_000, wasHeard: true, uses32BitFCnt: false });
    expect(find([device], uplink65538)).toBeUndefined();
    const latest = { ...device, radio: { lorawanVersion: '1.0.4' as const } };
    expect(find([latest], uplink65538)).toMatchObject({ fCnt: 65_538, counter: 'accepted' });
    expect(find([{ ...device, uses32BitFCnt: true }], uplink65538)).toMatchObject({ counter: 'too_high' });
  });

  it('may begin with any counter, since the network does not know how many frames it missed', () =>
    expect(find([deviceWith({ uses32BitFCnt: false })])).toMatchObject({ fCnt: 2, counter: 'accepted' }));
});
