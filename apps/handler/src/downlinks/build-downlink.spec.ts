import { describe, expect, it } from '@jest/globals';
import { DevAddr } from '@fieldpost/domain';
import { hasValidMic, isDataFrame, parsePhyPayload } from '@fieldpost/lorawan';
import { dataVector } from '@fieldpost/testing';
import { deviceOf } from '../../test/memory/devices.js';
import { downlinkTemplate } from '../../test/memory/network-messages.js';
import { buildDownlink, type DownlinkContent, inSessionOf } from './build-downlink.js';

const { session, downlink, downlink65538, downlinkPayload } = dataVector;
// Templates as network servers make them: MHDR, DevAddr, FCtrl, FCnt, FPort, MIC of zeros.
const acknowledging = '601617012620020001' + '00000000';
const plain = '601617012600020001' + '00000000';
const withCommands = '60161701260202000307' + '01' + '00000000';
const withoutPort = '6016170126000200' + '00000000';

const content: DownlinkContent = { port: 1, confirmed: false, payload: downlinkPayload, fPending: true };
const silence: DownlinkContent = { port: 0, confirmed: false, payload: undefined, fPending: false };
const build = (template: string, what: DownlinkContent, fCnt = 0) =>
  buildDownlink(downlinkTemplate(template, fCnt), what, session);

function parsed(bytes: Buffer | undefined) {
  const frame = parsePhyPayload(bytes ?? Buffer.alloc(0));
  if (!isDataFrame(frame)) throw new Error('no data frame');
  return frame;
}

describe('A downlink', () => {
  it('is the template with port, FPending, encrypted payload and MIC', () =>
    expect(build(acknowledging, content)).toEqual(downlink));

  it('is encrypted and signed with the whole counter', () => {
    expect(build(acknowledging, content, 2)).toEqual(downlink);
    expect(build(acknowledging, content, 65538)).toEqual(downlink65538);
  });

  it('has the requested port, else that of the uplink, else 1', () => {
    expect(parsed(build(plain, { ...content, port: 7 })).fPort).toBe(7);
    expect(parsed(build('601617012600020005' + '00000000', { ...content, port: 0 })).fPort).toBe(5);
    expect(parsed(build(withoutPort, { ...content, port: 0 })).fPort).toBe(1);
  });

  it('requests an acknowledgement when it is confirmed', () =>
    expect(parsed(build(plain, { ...content, confirmed: true })).mType).toBe('CONFIRMED_DOWN'));

  it('is one of the session before the last join when the network offers a counter of that one', () => {
    const joined = {
      devAddr: DevAddr('26000001'),
      nwkSKey: Buffer.alloc(16, 1),
      appSKey: Buffer.alloc(16, 2),
    };
    const previousSession = { ...session, devAddr: DevAddr(session.devAddr) };
    const device = { ...deviceOf(), ...joined, previousSession };
    expect(inSessionOf(downlinkTemplate(plain, 0), device)).toMatchObject(previousSession);
    expect(inSessionOf(downlinkTemplate(plain.replace('60161701', '60010000'), 0), device)).toBe(device);
  });

  it('is not made when there is nothing to say', () => expect(build(plain, silence)).toBeUndefined());

  it('is made without a payload to acknowledge or to bring commands', () => {
    const acknowledgement = build(acknowledging, silence);
    expect(parsed(acknowledgement)).toMatchObject({ fCtrl: { ack: true } });
    expect(hasValidMic({ ...session, fCnt32: 2, phyPayload: acknowledgement ?? Buffer.alloc(0) })).toBe(true);
    expect(parsed(build(withCommands, silence)).fOpts).toEqual(Buffer.from('0307', 'hex'));
  });

  it('has no FPort without a payload, also when the template or the message names one', () => {
    for (const template of [acknowledging, withoutPort.replace('00020', '20020')])
      expect(build(template, { ...silence, port: 5 })).toHaveLength(12);
    expect(build(withCommands, silence)).toHaveLength(14);
    const empty = build(acknowledging, { ...silence, port: 5, payload: Buffer.alloc(0) });
    expect(empty?.toString('hex')).toMatch(/^6016170126200200[0-9a-f]{8}$/);
    expect(parsed(empty)).toMatchObject({ fPort: undefined, frmPayload: Buffer.alloc(0) });
  });

  it('cannot be made of a template that travels up', () =>
    expect(() => build('401617012600020001' + '00000000', content)).toThrow(
      'Downlink not valid: does not contain a MAC payload',
    ));

  it('cannot be made without keys', () =>
    expect(() => buildDownlink(downlinkTemplate(plain), content, {})).toThrow(
      'Internal error: Could not encrypt payload',
    ));
});
