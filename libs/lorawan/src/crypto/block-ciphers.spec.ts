import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { blockCipher } from './block-ciphers.js';

const block = Buffer.from('00112233445566778899aabbccddeeff', 'hex');

const keyOf = (place: number): Buffer => {
  const key = Buffer.alloc(16, 7);
  key.writeUInt32BE(place);
  return key;
};

describe('A cipher of single blocks', () => {
  it('gives the same result for a key in any order, also when more keys are in use than are cached', () => {
    const keys = Array.from({ length: 5_000 }, (_, place) => keyOf(place));
    const expected = keys.map((key) =>
      createCipheriv('aes-128-ecb', key, null).update(block).toString('hex'),
    );
    const run = () => keys.map((key) => blockCipher(key).update(block).toString('hex'));
    expect(run()).toEqual(expected);
    expect(run().reverse()).toEqual([...expected].reverse());
  });

  it('is cached for a key that is used again', () => expect(blockCipher(block)).toBe(blockCipher(block)));
});
