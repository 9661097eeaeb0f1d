import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network-of.js';

describe('The key by which callers are counted', () => {
  it.each(['192.0.2.7', '', 'unknown', '192.0.2.7:80'])(
    'is the address itself when it is no IPv6: "%s"',
    (text) => expect(networkOf(text)).toBe(text),
  );

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is the network of an IPv6 address, since one host has all of it: %s', (address, network) =>
    expect(networkOf(address)).toBe(network),
  );

  it.each(['127.0.0.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])(
    'is the same for all addresses of this machine: %s',
    (address) => expect(networkOf(address)).toBe('127.0.0.1'),
  );

  it.each(['::ffff:192.0.2.7', '::FFFF:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])(
    'is an IPv4 address also when that is written as one of IPv6: %s',
    (address) => expect(networkOf(address)).toBe('192.0.2.7'),
  );
});
