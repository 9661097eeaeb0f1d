import { createDecipheriv, KeyObject } from 'node:crypto';
import { notValid } from '@fieldpost/errors';
import { blockCipher } from './block-ciphers.js';

/** An AES-128 key: 16 bytes, or a secret `KeyObject` of that size. */
export type AesKey = Buffer | KeyObject;

const blockSize = 16;
const zeroBlock = Buffer.alloc(blockSize);

/** Refuses a key that is not an AES-128 key; `argument` is the name of the key, its value is never shown. */
export function requireKey(key: AesKey, argument: string): void {
  const size = key instanceof KeyObject ? key.symmetricKeySize : key.length;
  if (size !== blockSize) throw notValid({ argument, reason: 'should have 16 bytes' });
}

/** Runs each 16-byte block on its own through AES. */
export const encryptBlocks = (key: AesKey, blocks: Buffer): Buffer => blockCipher(key).update(blocks);

/** The inverse of `encryptBlocks`. */
export const decryptBlocks = (key: AesKey, blocks: Buffer): Buffer =>
  createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(blocks);

/** An uninitialised buffer with room for `length` bytes of message and the padding that `micOf` writes behind it. */
export const roomForMic = (length: number): Buffer =>
  Buffer.allocUnsafe(Math.max(blockSize, Math.ceil(length / blockSize) * blockSize));

/**
 * The first 4 bytes of the AES-CMAC (RFC 4493) of the first `length` bytes of `room`, which comes from `roomForMic` and
 * is used up.
 */
export function micOf(key: AesKey, room: Buffer, length: number): Buffer {
  const cipher = blockCipher(key);
  const subkey = doubled(cipher.update(zeroBlock));
  const last = room.length - blockSize;

  if (length < room.length) {
    room.fill(0, length);
    room[length] = 0x80;
    mixInto(room, last, doubled(subkey));
  } else {
    mixInto(room, last, subkey);
  }
  let chained = cipher.update(room.subarray(0, blockSize));
  for (let at = blockSize; at < room.length; at += blockSize) {
    mixInto(room, at, chained);
    chained = cipher.update(room.subarray(at, at + blockSize));
  }
  return chained.subarray(0, 4);
}

/** The block times x in the field of CMAC: one bit to the left, and 0x87 for the bit that falls out. */
function doubled(block: Buffer): Buffer {
  const result = Buffer.allocUnsafe(blockSize);
  let carry = block.readInt8(0) < 0 ? 0x87 : 0;
  for (let at = blockSize - 4; at >= 0; at -= 4) {
    const word = block.readInt32BE(at);
    result.writeInt32BE((word << 1) ^ carry, at);
    carry = word >>> 31;
  }
  return result;
}

function mixInto(room: Buffer, offset: number, block: Buffer): void {
  for (let at = 0; at < blockSize; at += 4) {
    room.writeInt32LE(room.readInt32LE(offset + at) ^ block.readInt32LE(at), offset + at);
  }
}
