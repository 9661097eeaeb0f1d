import { describe, expect, it } from '@jest/globals';
import { AddressRange } from '../values/address-range.js';
import { boundsWithin, type KeyBounds } from './key-bounds.js';

const bounds = (expires: string | null, ...addresses: string[]): KeyBounds => ({
  expires: expires === null ? null : new Date(expires),
  addresses: addresses.map(AddressRange),
});
const maker = bounds('2030-01-31T12:00:00Z', '10.0.0.0/8', '2001:db8::/32');

describe('The limits of a key that an access key creates', () => {
  it('are those of the creating key by default', () =>
    expect(boundsWithin(bounds(null), maker)).toEqual(maker));

  it('may be narrower', () => {
    const wanted = bounds('2030-01-30T12:00:00Z', '10.1.0.0/16', '2001:db8::7');
    expect(boundsWithin(wanted, maker)).toEqual(wanted);
    expect(boundsWithin(wanted, bounds(null))).toEqual(wanted);
  });

  it('are not wider', () => {
    expect(() => boundsWithin(bounds('2030-01-31T12:00:01Z'), maker)).toThrow('"expires" exceeds the limits');
    expect(() => boundsWithin(bounds(null, '11.0.0.0/8'), maker)).toThrow('"addresses" exceeds the limits');
    expect(() => boundsWithin(bounds(null, '10.1.0.0/16', '10.0.0.0/7'), maker)).toThrow('"addresses"');
  });
});

it('The limits of a key that a user creates are those of the request', () =>
  expect(boundsWithin(bounds(null), undefined)).toEqual(bounds(null)));
