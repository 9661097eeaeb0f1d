import { describe, expect, it } from '@jest/globals';
import { Eui } from '@fieldpost/domain';
import { openJoinAccept, parseJoinAcceptTemplate, sealJoinAccept } from './join-accept.js';
import { encodeJoinRequest, hasValidJoinRequestMic, joinRequestMic } from './join-request.js';
import { parsePhyPayload } from './phy-payload.js';
import { sessionKeys } from './session-keys.js';

const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex');
const appKey = bytesOf('BEC499C69E9C939E413B663961636C61');
const appEui = Eui('70B3D57EF0000024');
const devEui = Eui('0001020304050607');
const devNonce = bytesOf('7369');
const appNonce = bytesOf('AE3B1C');
const netId = bytesOf('000013');

describe('A join request', () => {
  const challenge = bytesOf('00240000f07ed5b3700706050403020100697300000000');
  const request = bytesOf('00240000f07ed5b37007060504030201006973ab54d4cc');

  it('is made by a device from its key, EUIs and nonce', () => {
    expect(encodeJoinRequest(appKey, { appEui, devEui, devNonce })).toEqual(request);
  });

  it('is read with EUIs and nonce most significant byte first', () => {
    expect(parsePhyPayload(request)).toEqual({
      mType: 'JOIN_REQUEST',
      appEui,
      devEui,
      devNonce,
      mic: bytesOf('ab54d4cc'),
    });
  });

  it('without its MIC still determines the MIC', () => {
    expect(joinRequestMic(appKey, challenge)).toEqual(bytesOf('ab54d4cc'));
  });

  it('is valid with the key it was made with, and with no other', () => {
    expect(hasValidJoinRequestMic(appKey, request)).toBe(true);
    expect(hasValidJoinRequestMic(appKey, challenge)).toBe(false);
    expect(hasValidJoinRequestMic(Buffer.alloc(16), request)).toBe(false);
  });

  it('has 23 bytes', () => {
    for (const wrong of [request.subarray(0, 22), Buffer.concat([request, Buffer.alloc(1)])]) {
      expect(() => parsePhyPayload(wrong)).toThrow('Payload not valid: a join request should have 23 bytes');
      expect(() => joinRequestMic(appKey, wrong)).toThrow('Payload not valid: is not a join request');
    }
  });

  it('needs a nonce of 2 bytes', () => {
    expect(() => encodeJoinRequest(appKey, { appEui, devEui, devNonce: appNonce })).toThrow(
      'DevNonce not valid: should have 2 bytes',
    );
  });
});

const accepts = [
  {
    title: 'A join accept',
    template: '2000000013000016170126030100000000',
    sealed: '2082ab760f746f8e82d3fbb15494389edd',
    cfList: undefined,
  },
  {
    title: 'A join accept with the European channels',
    template: '20000000130000161701260301184f84e85684b85e84886684586e840000000000',
    sealed: '2051202be744dd33ce3b545b07f85087247751d83f237af3ffccc80a7479284f29',
    cfList: {
      type: 0,
      frequenciesHz: [867_100_000, 867_300_000, 867_500_000, 867_700_000, 867_900_000],
    },
  },
];

describe.each(accepts)('$title', ({ template, sealed, cfList }) => {
  const content = {
    netId,
    devAddr: '26011716',
    dlSettings: { rx1DrOffset: 0, rx2Dr: 3 },
    rxDelay: 1,
    cfList,
  };

  it('is read from the template of the network server', () => {
    expect(parseJoinAcceptTemplate(bytesOf(template))).toEqual({ appNonce: Buffer.alloc(3), ...content });
  });

  it('is sealed as on air, and the template stays as it was', () => {
    const plain = bytesOf(template);
    expect(sealJoinAccept(appKey, { template: plain, appNonce }).toString('hex')).toBe(sealed);
    expect(plain.toString('hex')).toBe(template);
  });

  it('is opened by the device', () => {
    expect(openJoinAccept(appKey, bytesOf(sealed))).toEqual({ appNonce, ...content });
  });

  it('on air is nothing but encrypted bytes', () => {
    const encrypted = bytesOf(sealed.slice(2));
    expect(parsePhyPayload(bytesOf(sealed))).toEqual({ mType: 'JOIN_ACCEPT', encrypted });
  });

  it('is rejected by a device with another key, and when a byte was changed', () => {
    expect(() => openJoinAccept(Buffer.alloc(16), bytesOf(sealed))).toThrow('Payload not valid: Invalid MIC');
    const forged = bytesOf(sealed);
    forged.writeUInt8(forged.readUInt8(5) ^ 1, 5);
    expect(() => openJoinAccept(appKey, forged)).toThrow('Payload not valid: Invalid MIC');
  });
});

describe('A join accept template', () => {
  it('distinguishes the offset and the data rate of both windows', () => {
    const template = bytesOf('2000000013000016170126fdff00000000');
    const dlSettings = { rx1DrOffset: 7, rx2Dr: 13 };
    expect(parseJoinAcceptTemplate(template)).toMatchObject({ dlSettings, rxDelay: 15 });
  });

  it('has 17 or 33 bytes', () => {
    for (const length of [1, 16, 18, 32, 34]) {
      const template = Buffer.alloc(length);
      template[0] = 0x20;
      const wrongLength = 'Payload not valid: a join accept should have 17 or 33 bytes';
      expect(() => parseJoinAcceptTemplate(template)).toThrow(wrongLength);
      expect(() => sealJoinAccept(appKey, { template, appNonce })).toThrow(wrongLength);
      expect(() => parsePhyPayload(template)).toThrow(wrongLength);
    }
  });

  it('is no other kind of frame', () => {
    expect(() => parseJoinAcceptTemplate(Buffer.alloc(17))).toThrow(
      'Payload not valid: is not a join accept',
    );
  });

  it('needs an AppNonce of 3 bytes', () => {
    const template = bytesOf('2000000013000016170126030100000000');
    expect(() => sealJoinAccept(appKey, { template, appNonce: devNonce })).toThrow(
      'AppNonce not valid: should have 3 bytes',
    );
  });
});

describe('The keys of a session', () => {
  it.each([
    ['000013', '70EC20B726573DBDC94BB1A811CA4A25', 'BDE5F227732D2F8817A775D74ECF5B44'],
    ['000000', '33D5F37429DA60F0A57AB5AA0695E498', '714FA5530307D603E87C7865DF862A85'],
  ])('in network %s follow from the AppKey and both nonces', (net, nwkSKey, appSKey) => {
    expect(sessionKeys({ appKey, appNonce, netId: bytesOf(net), devNonce })).toEqual({
      nwkSKey: bytesOf(nwkSKey),
      appSKey: bytesOf(appSKey),
    });
  });

  it.each([
    ['AppKey', { appKey: Buffer.alloc(17) }, 16],
    ['AppNonce', { appNonce: devNonce }, 3],
    ['NetID', { netId: devNonce }, 3],
    ['DevNonce', { devNonce: netId }, 2],
  ])('are not made from a %s of the wrong size', (argument, wrong, size) => {
    expect(() => sessionKeys({ appKey, appNonce, netId, devNonce, ...wrong })).toThrow(
      `${argument} not valid: should have ${String(size)} bytes`,
    );
  });
});
