import { describe, expect, it } from '@jest/globals';
import { DevAddr, Eui } from '@fieldpost/domain';
import { cryptFrmPayload, hasValidMic, signDataFrame } from './data-crypto.js';
import { encodeDataFrame } from './data-frame.js';
import { openJoinAccept, sealJoinAccept } from './join-accept.js';
import { encodeJoinRequest, joinRequestMic } from './join-request.js';
import { directionOf } from './m-type.js';
import { isDataFrame, parsePhyPayload } from './phy-payload.js';
import { sessionKeys } from './session-keys.js';

/** Frames made by another implementation, and checked by two more. */
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const appKey = hex('00112233445566778899aabbccddeeff');
const devNonce = hex('c8e1');
const appNonce = hex('a1b2c3');
const netId = hex('000013');
const devAddr = DevAddr('26011BDA');
const nwkSKey = hex('51dcd88982ae34094255dcfd848d54c5');
const appSKey = hex('1554e62cc8769366117b4b87cd567009');

describe('A session of the test vectors', () => {
  it('has the keys of its nonces', () => {
    expect(sessionKeys({ appKey, appNonce, netId, devNonce })).toEqual({ nwkSKey, appSKey });
  });

  it('starts with a join request', () => {
    const request = hex('00341200d07ed5b37030051c000ba30400e1c8782f1c59');
    const content = { appEui: Eui('70b3d57ed0001234'), devEui: Eui('0004a30b001c0530'), devNonce };
    expect(encodeJoinRequest(appKey, content)).toEqual(request);
    expect(joinRequestMic(appKey, hex('00341200d07ed5b37030051c000ba30400e1c800000000'))).toEqual(
      request.subarray(19),
    );
  });

  it.each([
    [
      'no CFList',
      '208dc2981e7c37a4c53853353e6c68c557',
      '20c3b2a1130000da1b01260301e87b246f',
      { rx2Dr: 3, rxDelay: 1 },
      undefined,
    ],
    [
      'the channels of EU868',
      '2017a54c5982c02dfdb60ed3fc81ef0cdfe81bd8bc45f7114905e03b61f479f262',
      '20c3b2a1130000da1b01260301184f84e85684b85e84886684586e840091500ddf',
      { rx2Dr: 3, rxDelay: 1 },
      { type: 0, frequenciesHz: [867_100_000, 867_300_000, 867_500_000, 867_700_000, 867_900_000] },
    ],
    [
      'the second sub-band of US915',
      '202f3972a08e62e47180406c79f083f400c99cb6fa8a428ad991a93e60f6518426',
      '20c3b2a1130000da1b0126080500ff0000000000000200000000000001d83ee1d2',
      { rx2Dr: 8, rxDelay: 5 },
      { type: 1, channels: [8, 9, 10, 11, 12, 13, 14, 15, 65] },
    ],
  ])('goes on with a join accept with %s', (...[, sealed, plain, { rx2Dr, rxDelay }, cfList]) => {
    expect(sealJoinAccept(appKey, { template: hex(plain), appNonce }).toString('hex')).toBe(sealed);
    const accept = { appNonce, netId, devAddr, dlSettings: { rx1DrOffset: 0, rx2Dr }, rxDelay, cfList };
    expect(openJoinAccept(appKey, hex(sealed))).toEqual(accept);
  });
});

describe('A data frame of the test vectors', () => {
  it.each([
    [5, '40da1b0126800100016f3ef4d21fe3f1f4fc', 1, '48656c6c6f'],
    [
      6,
      '80da1b012680ffff02947797b9edcf980c083b53b928d5441871e377f5cf',
      65_535,
      '0102030405060708090a0b0c0d0e0f1011',
    ],
    [7, '40da1b0126800000019435efa509', 65_536, '2a'],
    [7, '40da1b012680000001a4f9df60f4', 0, undefined],
    [8, '40da1b0126c26400020daf9c0601', 100, ''],
    [9, '60da1b01262900000214030dcb397e57800d03105b', 0, ''],
    [10, '60da1b01268507000351ff00016f34fae7', 7, ''],
    [11, '60da1b01268a08000340020071033500ff01042444d4', 8, ''],
    [
      12,
      '60da1b012680090000c38bae241f635d4a68c1a51f7ba4be65c606da8b56c18aa3f18bd61c5a',
      9,
      '033500ff020335000012033500002203350000320335020042',
    ],
    [13, '40da1b01268065000001b9fb6a8ed87ff179e34fb271498636e1', 101, '0307030703070307030706c83a'],
    [
      14,
      '60da1b0126000a000053eba0129d3ca42cf5076361b2c11a4186c96cffbc4cb414b3fe86',
      10,
      '0503d2ad8408050703184f84500a03d2ad840407093d06',
    ],
    [15, '40da1b012689660005070807030a0304090340eb2100f805', 102, 'cafe'],
    [16, 'a0da1b01261045230a92d2185f111f9ab3', 74_565, 'deadbeef'],
    [17, '60da1b0126204623bd44c6e7', 74_566, ''],
  ])('number %i is read, verified, decrypted and written again', (_number, text, fCnt32, plain) => {
    const phyPayload = hex(text);
    const frame = parsePhyPayload(phyPayload);
    if (!isDataFrame(frame)) throw new Error('is no data frame');
    expect(frame.devAddr).toBe(devAddr);
    expect(hasValidMic({ nwkSKey, fCnt32, phyPayload })).toBe(true);
    expect(
      signDataFrame({ nwkSKey, fCnt32, phyPayload: encodeDataFrame({ ...frame, mic: Buffer.alloc(4) }) }),
    ).toEqual(phyPayload);
    const key = frame.fPort === 0 ? nwkSKey : appSKey;
    const context = { direction: directionOf(frame.mType), devAddr, fCnt32, payload: frame.frmPayload };
    if (plain !== undefined) expect(cryptFrmPayload({ key, ...context }).toString('hex')).toBe(plain);
  });
});
