import { type Cipher, createCipheriv } from 'node:crypto';
import { type AesKey, KeyCache } from './key-cache.js';

/** Creating a cipher costs more than processing a frame, and ECB has no state between blocks. Each takes 1.5 kB. */
const ciphers = new KeyCache((key) => createCipheriv('aes-128-ecb', key, null).setAutoPadding(false));

/** AES-128 of single blocks under a key. */
export const blockCipher = (key: AesKey): Cipher => ciphers.of(key);
