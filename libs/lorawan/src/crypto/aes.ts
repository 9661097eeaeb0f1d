import { createDecipheriv, KeyObject } from 'node:crypto';
import { notValid } from '@fieldpost/errors';
import { blockCipher } from './block-ciphers.js';
import { blockSize, cmacUnder } from './cmac.js';
import type { AesKey } from './key-cache.js';

export type { AesKey } from './key-cache.js';

/** Rejects a key that is not an AES-128 key; `argument` is the name of the key, its value is never shown. */
export function requireKey(key: AesKey, argument: string): void {
  const size = key instanceof KeyObject ? key.symmetricKeySize : key.length;
  if (size !== blockSize) throw notValid({ argument, reason: 'should have 16 bytes' });
}

/** Runs each 16-byte block on its own through AES. */
export const encryptBlocks = (key: AesKey, blocks: Buffer): Buffer => blockCipher(key).update(blocks);

/** The inverse of `encryptBlocks`. */
export const decryptBlocks = (key: AesKey, blocks: Buffer): Buffer =>
  createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(blocks);

/** An uninitialised buffer for `length` bytes of message and the padding that `micOf` writes behind it. */
export const micBuffer = (length: number): Buffer =>
  Buffer.allocUnsafe(Math.max(blockSize, Math.ceil(length / blockSize) * blockSize));

/**
 * The first 4 bytes of the AES-CMAC (RFC 4493) of the first `length` bytes of `buffer`, which comes from `micBuffer` and
 * is used up.
 */
export const micOf = (key: AesKey, buffer: Buffer, length: number): Buffer =>
  // A copy, since the cipher reuses its output.
  Buffer.from(cmacUnder(key).of(buffer, length).subarray(0, 4));
