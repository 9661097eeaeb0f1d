import { describe, expect, it } from '@jest/globals';
import { DevAddr } from '@fieldpost/domain';
import { type DataFrameContent, encodeDataFrame } from './data-frame.js';
import { isDataFrame, parsePhyPayload } from './phy-payload.js';

const noFlags = { adr: false, adrAckReq: false, ack: false, fPending: false };
const frame: DataFrameContent = {
  mType: 'UNCONFIRMED_UP',
  devAddr: DevAddr('26011716'),
  fCtrl: noFlags,
  fCnt: 513,
  fOpts: Buffer.alloc(0),
  fPort: 7,
  frmPayload: Buffer.from('aabb', 'hex'),
};
const hex = (changes: Partial<DataFrameContent> & { mic?: Buffer }): string =>
  encodeDataFrame({ ...frame, ...changes }).toString('hex');
const parse = (text: string) => {
  const parsed = parsePhyPayload(Buffer.from(text, 'hex'));
  if (!isDataFrame(parsed)) throw new Error('not a data frame');
  return parsed;
};

describe('A data frame', () => {
  it('is read with everything in it', () => {
    expect(parse('6016170126b3010203aabb05c0ffee11223344')).toEqual({
      mType: 'UNCONFIRMED_DOWN',
      devAddr: '26011716',
      fCtrl: { adr: true, adrAckReq: false, ack: true, fPending: true },
      fCnt: 513,
      fOpts: Buffer.from('03aabb', 'hex'),
      fPort: 5,
      frmPayload: Buffer.from('c0ffee', 'hex'),
      mic: Buffer.from('11223344', 'hex'),
    });
  });

  it('may end after the header', () => {
    expect(parse('401617012600010211223344')).toMatchObject({
      fPort: undefined,
      frmPayload: Buffer.alloc(0),
    });
  });

  it('may have a port without a payload, as templates of network servers do', () => {
    expect(parse('60010a00260000000100000000')).toMatchObject({ fPort: 1, frmPayload: Buffer.alloc(0) });
  });

  it('may have FOpts and port 0 as long as the port carries nothing', () => {
    expect(parse('60010a0026010000020000000000')).toMatchObject({ fPort: 0, fOpts: Buffer.from([2]) });
    expect(() => parse('60010a002601000002000300000000')).toThrow(
      'Payload not valid: has MAC commands both in FOpts and on port 0',
    );
  });

  it('never reads FOpts beyond its end', () => {
    expect(() => parse('40161701260f0102aabb11223344')).toThrow(
      'Payload not valid: FOpts are longer than the frame',
    );
  });

  it('has at least 12 bytes', () => {
    expect(() => parse('4016170126000102112233')).toThrow(
      'Payload not valid: a data frame should have at least 12 bytes',
    );
  });
});

describe('Writing a data frame', () => {
  it('puts address and counter least significant byte first', () => {
    expect(hex({})).toBe('4016170126000102' + '07' + 'aabb' + '00000000');
  });

  it.each([
    ['adr', '80'],
    ['adrAckReq', '40'],
    ['ack', '20'],
    ['fPending', '10'],
  ])('gives %s its own bit', (flag, bits) => {
    expect(hex({ fCtrl: { ...noFlags, [flag]: true } }).slice(10, 12)).toBe(bits);
  });

  it('keeps a given MIC', () => {
    expect(hex({ mic: Buffer.from('01020304', 'hex') })).toMatch(/01020304$/);
  });

  it('takes 15 bytes of FOpts and no more', () => {
    expect(hex({ fOpts: Buffer.alloc(15, 0x0d) })).toMatch(/^40161701260f0102(0d){15}07aabb0{8}$/);
    expect(() => hex({ fOpts: Buffer.alloc(16) })).toThrow('FOpts not valid: should have at most 15 bytes');
  });

  it('fills 255 bytes and no more', () => {
    expect(hex({ frmPayload: Buffer.alloc(242) })).toHaveLength(510);
    expect(() => hex({ frmPayload: Buffer.alloc(243) })).toThrow(
      'Payload not valid: makes a frame of more than 255 bytes',
    );
  });

  it('needs a port for a payload', () => {
    expect(() => hex({ fPort: undefined })).toThrow('FPort not valid: a payload needs a port');
    expect(hex({ fPort: undefined, frmPayload: Buffer.alloc(0) })).toBe('401617012600010200000000');
  });

  it('rejects MAC commands in two places', () => {
    expect(() => hex({ fPort: 0, fOpts: Buffer.from([2]) })).toThrow('both in FOpts and on port 0');
  });

  it.each([-1, 256, 1.5, NaN])('rejects port %d', (fPort) => {
    expect(() => hex({ fPort })).toThrow('FPort not valid: should be 0 to 255');
  });

  it.each([-1, 65536, 1.5, NaN])('rejects counter %d', (fCnt) => {
    expect(() => hex({ fCnt })).toThrow('FCnt not valid: should be 0 to 65535');
  });

  it('rejects a MIC of another length', () => {
    expect(() => hex({ mic: Buffer.alloc(3) })).toThrow('MIC not valid: should have 4 bytes');
  });
});
