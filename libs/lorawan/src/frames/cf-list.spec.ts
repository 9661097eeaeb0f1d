import { describe, expect, it } from '@jest/globals';
import { type CfList, encodeCfList, readCfList } from './cf-list.js';

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const europe: CfList = {
  type: 0,
  frequenciesHz: [867_100_000, 867_300_000, 867_500_000, 867_700_000, 867_900_000],
};
const secondSubBand: CfList = { type: 1, channels: [...range(8, 15), 65] };

describe('A CFList', () => {
  it.each([
    ['of type 0 has five frequencies in steps of 100 Hz', europe, '184f84e85684b85e84886684586e8400'],
    ['of type 1 has a mask of channels', secondSubBand, '00ff0000000000000200000000000001'],
    [
      'of type 1 may name 96 channels',
      { type: 1, channels: [0, 95] } as const,
      '01'.padEnd(22, '0') + '8000000001',
    ],
  ])('%s', (_rule, list, hex) => {
    expect(encodeCfList(list).toString('hex')).toBe(hex);
    expect(readCfList(Buffer.from(hex, 'hex'))).toEqual(list);
  });

  it('with fewer than five frequencies has zeros for the others', () => {
    const bytes = encodeCfList({ type: 0, frequenciesHz: [922_700_000] });
    expect(readCfList(bytes)).toEqual({ type: 0, frequenciesHz: [922_700_000, 0, 0, 0, 0] });
  });

  it('of another type is ignored', () => {
    const bytes = encodeCfList(europe);
    bytes[15] = 2;
    expect(readCfList(bytes)).toBeUndefined();
  });
});
