import { describe, expect, it } from '@jest/globals';
import { stationEui } from './station-id.js';

describe('The EUI of a station', () => {
  it.each([
    ['b827:ebff:fe12:3456', 'B827EBFFFE123456'],
    ['::1', '0000000000000001'],
    ['1::', '0001000000000000'],
    ['::', '0000000000000000'],
    ['1::a:b', '00010000000A000B'],
    ['B8-27-EB-FF-FE-12-34-56', 'B827EBFFFE123456'],
    ['b8:27:eb:ff:fe:12:34:56', 'B827EBFFFE123456'],
    ['b827ebfffe123456', 'B827EBFFFE123456'],
    [1, '0000000000000001'],
    [0xffff_ffff_ffff_ffffn, 'FFFFFFFFFFFFFFFF'],
  ])('may be written as %s', (text, eui) => expect(stationEui(text, 'router')).toBe(eui));

  it.each([
    '',
    '1:2:3',
    '1:2:3:4:5',
    '::1::',
    '1:2:3:4::',
    '1:2:3:12345',
    'x::',
    'b827ebfffe1234567',
    -1,
    1.5,
    null,
    1n << 64n,
  ])('is not %s', (text) =>
    expect(() => stationEui(text, 'router')).toThrow('router not valid: should be an EUI'),
  );
});
