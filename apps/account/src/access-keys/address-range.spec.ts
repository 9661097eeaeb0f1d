import { describe, expect, it } from '@jest/globals';
import { AddressRange, isWithin } from './address-range.js';

describe('A range of addresses', () => {
  it.each(['192.0.2.1', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::1', '10.1.2.3/32'])(
    'may be "%s"',
    (range) => expect(AddressRange(range)).toBe(range),
  );

  it.each([
    '',
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0/8',
    '::1/129',
    'fe80::1%eth0',
    7,
    ['10.0.0.1'],
  ])('may not be "%s"', (range) => expect(() => AddressRange(range)).toThrow('Addresses not valid: '));

  const within = (address: string, ...ranges: string[]) => isWithin(address, ranges.map(AddressRange));

  it('holds the addresses that begin like it', () => {
    expect(within('10.1.2.3', '10.0.0.0/8')).toBe(true);
    expect(within('11.1.2.3', '10.0.0.0/8')).toBe(false);
    expect(within('192.0.2.1', '10.0.0.0/8', '192.0.2.1')).toBe(true);
    expect(within('192.0.2.2', '192.0.2.1')).toBe(false);
    expect(within('2001:db8::7', '2001:db8::/32')).toBe(true);
    expect(within('2001:db9::7', '2001:db8::/32')).toBe(false);
  });

  it('knows IPv4 behind IPv6', () => expect(within('::ffff:10.1.2.3', '10.0.0.0/8')).toBe(true));

  it('holds nothing that is no address', () => expect(within('', '0.0.0.0/0', '::/0')).toBe(false));
});
