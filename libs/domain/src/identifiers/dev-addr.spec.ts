import { describe, expect, it } from '@jest/globals';
import {
  DevAddr,
  devAddrFromPrefix,
  devAddrPrefixFromBytes,
  devAddrPrefixToBytes,
  devAddrPrefixToText,
  parseDevAddrPrefix,
} from './dev-addr.js';

describe('A prefix of device addresses', () => {
  it.each([
    ['26000000/20', '26000000/20'],
    ['26012345/16', '26010000/16'],
    ['ffffffff/0', '00000000/0'],
    ['26012345/32', '26012345/32'],
    ['fe012345/7', 'FE000000/7'],
  ])('%s is masked to its length: %s', (text, masked) =>
    expect(devAddrPrefixToText(parseDevAddrPrefix(text))).toBe(masked),
  );

  it.each(['26000000', '26000000/33', '2600000/20', '26000000/-1', ''])('is not %j', (text) =>
    expect(() => parseDevAddrPrefix(text)).toThrow('DevAddrPrefix not valid'),
  );

  it('has five bytes on the wire: length, then address', () => {
    const bytes = devAddrPrefixToBytes(parseDevAddrPrefix('26000000/20'));
    expect([...bytes]).toEqual([20, 0x26, 0, 0, 0]);
    expect(devAddrPrefixFromBytes(bytes)).toEqual({ address: 0x26000000, length: 20 });
    const last = { address: 0xffffffff, length: 32 };
    expect(devAddrPrefixFromBytes(devAddrPrefixToBytes(last))).toEqual(last);
    expect(() => devAddrPrefixFromBytes(bytes.subarray(1))).toThrow('DevAddrPrefix not valid');
    expect(() => devAddrPrefixFromBytes(Uint8Array.of(33, 0, 0, 0, 0))).toThrow('DevAddrPrefix not valid');
  });

  it('gives addresses that keep its bits, also above 2^31', () => {
    expect(devAddrFromPrefix(parseDevAddrPrefix('26000000/20'), 0xffffffff)).toBe('26000FFF');
    expect(devAddrFromPrefix(parseDevAddrPrefix('FF000000/8'), 0)).toBe('FF000000');
    expect(devAddrFromPrefix(parseDevAddrPrefix('00000000/0'), 0xdeadbeef)).toBe('DEADBEEF');
  });
});

describe('A device address', () => {
  it('has 8 hexadecimal characters', () => {
    expect(DevAddr('2601aaff')).toBe('2601AAFF');
    expect(() => DevAddr('2601aaf')).toThrow('DevAddr not valid');
  });
});
