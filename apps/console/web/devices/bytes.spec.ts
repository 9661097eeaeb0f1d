import { describe, expect, it } from '@jest/globals';
import { cArray, fromBase64, isHex, leastFirst, parseBytes, toBase64, toHex } from './bytes.js';
import { type Fill, randomDevEui, randomKey } from './settings/random-values.js';

describe('An EUI, an address or a key', () => {
  it('is copied most or least significant byte first, and for C', () => {
    expect(leastFirst('70B3D57EF0000024')).toBe('240000F07ED5B370');
    expect(cArray('2601171a')).toBe('{ 0x26, 0x01, 0x17, 0x1A }');
  });

  it.each([
    ['70B3D57EF0000024', 8, true],
    ['70b3d57ef0000024', 8, true],
    ['0000000000000000', 8, false],
    ['70B3D57EF000002', 8, false],
    ['70B3D57EF000002G', 8, false],
  ])('%s of %d bytes is one: %s', (text, bytes, expected) => expect(isHex(text, bytes)).toBe(expected));
});

describe('A payload', () => {
  it('is entered as hexadecimal digits, with optional spaces', () =>
    expect(parseBytes('01 ff\n0A')).toEqual(Uint8Array.of(1, 255, 10)));

  it.each(['0', '0x01', 'zz'])('is not %j', (text) => expect(parseBytes(text)).toBeUndefined());

  it('is sent and received as base64', () => {
    expect(toBase64(Uint8Array.of(1, 2, 255))).toBe('AQL/');
    expect(toHex(fromBase64('AQL/'))).toBe('0102FF');
  });
});

describe('A generated value', () => {
  const all =
    (byte: number): Fill =>
    (bytes) =>
      bytes.fill(byte);

  it('is a key of 16 bytes', () => expect(randomKey(all(0xab))).toBe('AB'.repeat(16)));

  it.each([
    [0x00, '0200000000000000'],
    [0xff, 'FEFFFFFFFFFFFFFF'],
  ])('is a DevEUI that is locally administered and no group: %d', (byte, eui) =>
    expect(randomDevEui(all(byte))).toBe(eui),
  );
});
