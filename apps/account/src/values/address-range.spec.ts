import { describe, expect, it } from '@jest/globals';
import { AddressRange, isPartOf, isWithin } from './address-range.js';

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

  it('contains the addresses with its prefix', () => {
    expect(within('10.1.2.3', '10.0.0.0/8')).toBe(true);
    expect(within('11.1.2.3', '10.0.0.0/8')).toBe(false);
    expect(within('192.0.2.1', '10.0.0.0/8', '192.0.2.1')).toBe(true);
    expect(within('192.0.2.2', '192.0.2.1')).toBe(false);
    expect(within('2001:db8::7', '2001:db8::/32')).toBe(true);
    expect(within('2001:db9::7', '2001:db8::/32')).toBe(false);
  });

  it('recognizes IPv4 mapped to IPv6', () => expect(within('::ffff:10.1.2.3', '10.0.0.0/8')).toBe(true));

  it('is part of another that contains all of it', () => {
    const part = (range: string, ...ranges: string[]) =>
      isPartOf(AddressRange(range), ranges.map(AddressRange));
    expect(part('10.1.0.0/16', '192.0.2.1', '10.0.0.0/8')).toBe(true);
    expect(part('10.0.0.0/8', '10.0.0.0/8')).toBe(true);
    expect(part('10.0.0.0/7', '10.0.0.0/8')).toBe(false);
    expect(part('11.0.0.1', '10.0.0.0/8')).toBe(false);
    expect(part('2001:db8::7', '2001:db8::/32')).toBe(true);
    expect(part('2001:db8::/31', '2001:db8::/32')).toBe(false);
    expect(part('::ffff:10.1.0.0/112', '10.0.0.0/8')).toBe(true);
    expect(part('::/0', '0.0.0.0/0')).toBe(false);
  });

  it('does not contain invalid addresses', () => expect(within('', '0.0.0.0/0', '::/0')).toBe(false));
});
