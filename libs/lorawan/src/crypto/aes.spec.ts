import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { decryptBlocks, encryptBlocks, micOf, requireKey, micBuffer } from './aes.js';

const key = Buffer.from('2b7e151628aed2a6abf7158809cf4f3c', 'hex');
const text = Buffer.from(
  '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51' +
    '30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710',
  'hex',
);

const micHex = (length: number): string => {
  const buffer = micBuffer(length);
  text.copy(buffer, 0, 0, length);
  return micOf(key, buffer, length).toString('hex');
};

describe('The AES-CMAC of RFC 4493', () => {
  it.each([
    [0, 'bb1d6929'],
    [16, '070a16b4'],
    [40, 'dfa66747'],
    [64, '51f0bebf'],
  ])('of the first %i bytes of the example begins as published', (length, mic) => {
    expect(micHex(length)).toBe(mic);
  });

  it('does not depend on earlier content of the buffer', () => {
    const buffer = micBuffer(40).fill(0xff);
    text.copy(buffer, 0, 0, 40);
    expect(micOf(key, buffer, 40).toString('hex')).toBe('dfa66747');
  });
});

describe('An AES key', () => {
  it('may be a buffer or a secret key of 16 bytes', () => {
    expect(() => requireKey(key, 'AppKey')).not.toThrow();
    expect(() => requireKey(createSecretKey(key), 'AppKey')).not.toThrow();
  });

  it('of another size or kind is rejected by its name', () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    for (const wrong of [key.subarray(1), Buffer.alloc(32), createSecretKey(Buffer.alloc(24)), publicKey]) {
      expect(() => requireKey(wrong, 'AppKey')).toThrow('AppKey not valid: should have 16 bytes');
    }
  });
});

describe('Blocks', () => {
  it('are encrypted one by one and decrypted again', () => {
    const encrypted = encryptBlocks(key, text);
    expect(encrypted.toString('hex')).toMatch(
      /^3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf/,
    );
    expect(decryptBlocks(key, encrypted)).toEqual(text);
  });
});
