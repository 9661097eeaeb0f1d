import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { DevAddr } from '@fieldpost/domain';
import { encryptBlocks, micOf, micBuffer } from '../crypto/aes.js';
import { cryptFrmPayload, hasValidMic, signDataFrame } from './data-crypto.js';
import { type DataFrameContent, encodeDataFrame } from './data-frame.js';
import { directionOf } from './m-type.js';
import { isDataFrame, parsePhyPayload } from './phy-payload.js';

const nwkSKey = Buffer.from('0102030405060708090a0b0c0d0e0f10', 'hex');
const appSKey = Buffer.from('100f0e0d0c0b0a090807060504030201', 'hex');
const devAddr = DevAddr('26011716');
const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex');

const up = {
  mType: 'CONFIRMED_UP',
  fCtrl: { adr: false, adrAckReq: false, ack: false, fPending: false },
} as const;
const down = { mType: 'UNCONFIRMED_DOWN', fCtrl: { ...up.fCtrl, ack: true, fPending: true } } as const;

/**
 * The vectors of docs/protocol/device-frames.md#test-vectors: what is sent, the whole counter, and the frame on air.
 */
const vectors = [
  [up, '01020304', 2, '801617012600020001eeb268a837aa17bb'],
  [up, '01020304', 65538, '80161701260002000128f7095754ba03a5'],
  [down, 'aabc', 2, '601617012630020001e7c1fbea5a4e'],
  [down, 'aabc', 65538, '6016170126300200019d582c472ee4'],
] as const;

describe.each(vectors)('A data frame: %j, payload %s, counter %i', (kind, payload, fCnt32, onAir) => {
  const direction = directionOf(kind.mType);
  const phyPayload = bytesOf(onAir);

  it('is made as on air', () => {
    const content: DataFrameContent = {
      ...kind,
      devAddr,
      fCnt: 2,
      fOpts: Buffer.alloc(0),
      fPort: 1,
      frmPayload: cryptFrmPayload({ key: appSKey, direction, devAddr, fCnt32, payload: bytesOf(payload) }),
    };
    const signed = signDataFrame({ nwkSKey, fCnt32, phyPayload: encodeDataFrame(content) });
    expect(signed.toString('hex')).toBe(onAir);
  });

  it('is read back', () => {
    const frame = parsePhyPayload(phyPayload);
    if (!isDataFrame(frame)) throw new Error('not a data frame');
    expect(frame).toMatchObject({ ...kind, devAddr, fCnt: 2, fPort: 1 });
    expect(encodeDataFrame(frame).toString('hex')).toBe(onAir);
    const plain = cryptFrmPayload({ key: appSKey, direction, devAddr, fCnt32, payload: frame.frmPayload });
    expect(plain.toString('hex')).toBe(payload);
  });

  it('has its MIC at the end', () => {
    expect(hasValidMic({ nwkSKey, fCnt32, phyPayload })).toBe(true);
    expect(hasValidMic({ nwkSKey: createSecretKey(nwkSKey), fCnt32, phyPayload })).toBe(true);
  });

  it('is not valid with another key or another high half of the counter', () => {
    expect(hasValidMic({ nwkSKey: appSKey, fCnt32, phyPayload })).toBe(false);
    expect(hasValidMic({ nwkSKey, fCnt32: (fCnt32 + 65536) % 131072, phyPayload })).toBe(false);
  });

  it('is not valid with any bit changed', () => {
    for (let bit = 0; bit < phyPayload.length * 8; bit += 1) {
      const forged = Buffer.from(phyPayload);
      forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(hasValidMic({ nwkSKey, fCnt32, phyPayload: forged })).toBe(false);
    }
  });
});

describe('The MIC of a data frame', () => {
  it.each([
    ['UNCONFIRMED_UP', '40', 'up'],
    ['UNCONFIRMED_DOWN', '60', 'down'],
    ['CONFIRMED_UP', '80', 'up'],
    ['CONFIRMED_DOWN', 'a0', 'down'],
  ] as const)('of %s depends on its way', (mType, mhdr, direction) => {
    const message = `${mhdr}16170126000200`;
    const signed = signDataFrame({ nwkSKey, fCnt32: 2, phyPayload: bytesOf(`${message}00000000`) });
    const b0 = `4900000000${direction === 'up' ? '00' : '01'}16170126020000000008`;
    const buffer = micBuffer(24);
    buffer.set(bytesOf(b0 + message));
    expect(directionOf(mType)).toBe(direction);
    expect(signed.subarray(-4)).toEqual(micOf(nwkSKey, buffer, 24));
  });

  it('is never valid on bytes that are no data frame', () => {
    for (const hex of ['', '40', '4016170126000102112233', `00${'00'.repeat(22)}`, `20${'00'.repeat(16)}`]) {
      expect(hasValidMic({ nwkSKey, fCnt32: 0, phyPayload: bytesOf(hex) })).toBe(false);
    }
  });

  it.each([Buffer.alloc(23), Buffer.alloc(256, 0x40)])(
    'cannot be put on what is no data frame',
    (phyPayload) => {
      expect(() => signDataFrame({ nwkSKey, fCnt32: 0, phyPayload })).toThrow(
        'Payload not valid: is not a data frame',
      );
    },
  );

  it.each([-1, 2 ** 32, 0.5, NaN])('rejects the counter %d', (fCnt32) => {
    const phyPayload = bytesOf('801617012600020001eeb268a837aa17bb');
    expect(() => signDataFrame({ nwkSKey, fCnt32, phyPayload })).toThrow(
      'FCnt not valid: should be 0 to 4294967295',
    );
  });

  it('names a key of the wrong size', () => {
    const phyPayload = bytesOf('801617012600020001eeb268a837aa17bb');
    expect(() => hasValidMic({ nwkSKey: Buffer.alloc(15), fCnt32: 2, phyPayload })).toThrow(
      'NwkSKey not valid: should have 16 bytes',
    );
  });
});

describe('The encryption of a payload', () => {
  const context = { key: appSKey, direction: 'up', devAddr, fCnt32: 0xffffffff } as const;

  it('rejects a payload that no radio sends', () => {
    expect(() => cryptFrmPayload({ ...context, payload: Buffer.alloc(256) })).toThrow(
      'Payload not valid: has more than 255 bytes',
    );
  });

  it('undoes itself for every length', () => {
    for (let length = 0; length <= 242; length += 1) {
      const payload = Buffer.alloc(length, length);
      const encrypted = cryptFrmPayload({ ...context, payload });
      expect(encrypted).toHaveLength(length);
      expect(cryptFrmPayload({ ...context, payload: encrypted })).toEqual(payload);
    }
  });

  it('mixes every 16 bytes with an encrypted block that counts from 1', () => {
    const blocks = Array.from({ length: 16 }, (_, index) =>
      bytesOf(`010000000000${'16170126'}${'ffffffff'}00${(index + 1).toString(16).padStart(2, '0')}`),
    );
    const stream = encryptBlocks(appSKey, Buffer.concat(blocks)).subarray(0, 242);
    expect(cryptFrmPayload({ ...context, payload: Buffer.alloc(242) })).toEqual(stream);
  });

  it('differs up and down', () => {
    const payload = Buffer.alloc(16);
    expect(cryptFrmPayload({ ...context, payload })).not.toEqual(
      cryptFrmPayload({ ...context, direction: 'down', payload }),
    );
  });
});
