import { type Cipher, createCipheriv } from 'node:crypto';
import { type AesKey, KeyCache } from './key-cache.js';

export const blockSize = 16;

/** AES-CMAC (RFC 4493) under one key: a cipher that chains blocks, and both subkeys. */
export class Cmac {
  private readonly cipher: Cipher;
  /** The cipher chains from its last block; a new chain cancels it. */
  private last: Buffer = Buffer.alloc(blockSize);
  private readonly whole: Buffer;
  private readonly padded: Buffer;

  constructor(key: AesKey) {
    this.cipher = createCipheriv('aes-128-cbc', key, this.last).setAutoPadding(false);
    this.whole = doubled(this.chained(Buffer.alloc(blockSize)));
    this.padded = doubled(this.whole);
  }

  /** Of the first `length` bytes of `buffer`, which has whole blocks, one at least, and is used up. */
  of(buffer: Buffer, length: number): Buffer {
    const isPadded = length < buffer.length;
    if (isPadded) {
      buffer.fill(0, length);
      buffer[length] = 0x80;
    }
    mixInto(buffer, buffer.length - blockSize, isPadded ? this.padded : this.whole);
    return this.chained(buffer);
  }

  /** The last block of a chain of its own. */
  private chained(blocks: Buffer): Buffer {
    mixInto(blocks, 0, this.last);
    this.last = this.cipher.update(blocks).subarray(-blockSize);
    return this.last;
  }
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

function mixInto(buffer: Buffer, offset: number, block: Buffer): void {
  for (let at = 0; at < blockSize; at += 1) {
    buffer[offset + at] = (buffer[offset + at] ?? 0) ^ (block[at] ?? 0);
  }
}

/** Creating a cipher costs more than processing a frame. Each takes 2 kB. */
const cmacs = new KeyCache((key) => new Cmac(key));

export const cmacUnder = (key: AesKey): Cmac => cmacs.of(key);
