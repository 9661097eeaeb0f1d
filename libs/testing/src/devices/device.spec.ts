import { DevAddr } from '@fieldpost/domain';
import { encodeDataFrame, signDataFrame } from '@fieldpost/lorawan';
import { describe, expect, it } from '@jest/globals';
import { DeviceSimulator } from './device.js';
import { dataVector, joinVector } from './vectors.js';

const { uplink, uplink65538, uplinkPayload, downlink, downlink65538, downlinkPayload } = dataVector;
const abp = (fCntUp = 0) => Object.assign(DeviceSimulator.abp(dataVector.session), { fCntUp });

/** A frame that carries nothing but its counter. */
function emptyDownlink(fCnt32: number): Buffer {
  const { devAddr, nwkSKey } = dataVector.session;
  const phyPayload = encodeDataFrame({
    mType: 'UNCONFIRMED_DOWN',
    devAddr,
    fCtrl: { adr: false, adrAckReq: false, ack: false, fPending: false },
    fCnt: fCnt32 & 0xffff,
    fOpts: Buffer.alloc(0),
    fPort: undefined,
    frmPayload: Buffer.alloc(0),
  });
  return signDataFrame({ nwkSKey, fCnt32, phyPayload });
}

describe('A simulated device', () => {
  it('sends a join request with the bytes of the vector', () =>
    expect(DeviceSimulator.otaa(joinVector.identity).joinRequest(joinVector.devNonce)).toEqual(
      joinVector.request,
    ));

  it('derives the session of the vector from the join accept', () => {
    const device = DeviceSimulator.otaa(joinVector.identity);
    device.joinRequest(joinVector.devNonce);
    device.acceptJoin(joinVector.accept);
    expect(device.session).toEqual(joinVector.session);
  });

  it('rejects a join accept that was made with another key', () => {
    const device = DeviceSimulator.otaa({ ...joinVector.identity, appKey: Buffer.alloc(16, 1) });
    expect(() => device.acceptJoin(joinVector.accept)).toThrow('Invalid MIC');
  });

  it.each([
    [2, uplink],
    [65538, uplink65538],
  ])('sends the bytes of the vector with counter %i', (fCnt, frame) =>
    expect(abp(fCnt).uplink({ port: 1, payload: uplinkPayload, confirmed: true })).toEqual(frame),
  );

  it('reads the downlink of the vector', () =>
    expect(abp().receive(downlink)).toEqual({
      port: 1,
      payload: downlinkPayload,
      confirmed: false,
      ack: true,
      fPending: true,
      fCnt: 2,
      commands: [],
    }));

  it('rejects a downlink that it has read before', () => {
    const device = abp();
    device.receive(downlink);
    expect(() => device.receive(downlink)).toThrow('was used before');
  });

  it('knows the upper half of the counter of a downlink', () => {
    const device = abp();
    device.receive(emptyDownlink(65530));
    expect(device.receive(downlink65538).fCnt).toBe(65538);
  });

  it('rejects a downlink that was changed', () => {
    const changed = Buffer.from(downlink);
    changed[10] = 0;
    expect(() => abp().receive(changed)).toThrow('MIC is wrong');
  });

  it('rejects a downlink for another device', () => {
    const other = DeviceSimulator.abp({ ...dataVector.session, devAddr: DevAddr('26000001') });
    expect(() => other.receive(downlink)).toThrow('for 26011716');
  });
});
