import { describe, expect, it } from '@jest/globals';
import { Eui, euiFromBlock, euiIn } from './eui.js';

describe('An EUI', () => {
  it('is read in any letter case and kept in upper case', () =>
    expect(Eui('70b3d57ef0000024')).toBe('70B3D57EF0000024'));

  it.each(['', '70B3D57EF000002', '70B3D57EF00000240', '70B3D57EF000002G', null])('is not %j', (raw) =>
    expect(() => Eui(raw, 'AppEUI')).toThrow('AppEUI not valid: should have 16 hexadecimal characters'),
  );

  it.each([
    ['70b3d57ef0000024', '70B3D57EF0000024'],
    ['70:B3:D5:7E:F0:00:00:24', '70B3D57EF0000024'],
    ['70-b3-d5-7e f0 00 00 24', '70B3D57EF0000024'],
    ['70B3D57EF000002', undefined],
    ['', undefined],
  ])('is found in %j, as people write it', (text, eui) => expect(euiIn(text)).toBe(eui));

  it('of a block keeps the bits of the block', () => {
    const block = Eui('0250000000000000');
    expect(euiFromBlock(block, 16, new Uint8Array(8).fill(0xff))).toBe('0250FFFFFFFFFFFF');
    expect(euiFromBlock(block, 64, new Uint8Array(8).fill(0xff))).toBe('0250000000000000');
  });
});
