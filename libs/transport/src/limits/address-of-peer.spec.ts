import { describe, expect, it } from '@jest/globals';
import { addressOfPeer } from './network-of.js';

describe('The address of a gRPC caller', () => {
  it.each([
    ['192.0.2.1:50000', '192.0.2.1'],
    ['[2001:db8::1]:50000', '2001:db8::1'],
    ['::ffff:192.0.2.1:50000', '::ffff:192.0.2.1'],
    ['unknown', ''],
  ])('in "%s" is "%s"', (peer, address) => expect(addressOfPeer(peer)).toBe(address));
});
