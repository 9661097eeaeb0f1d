import { type Cipher, createCipheriv, type KeyObject } from 'node:crypto';

type Key = Buffer | KeyObject;

/** Keys of one generation; with its cipher each takes about 1.5 kB. */
const most = 2_048;

let young = new Map<Key, Cipher>();
let old = new Map<Key, Cipher>();

/**
 * AES-128 of single blocks under a key. Making a cipher costs more than a frame, and this mode keeps nothing from one block
 * to the next: those of keys that were used lately are kept. A key must not change while it is in use.
 */
export function blockCipher(key: Key): Cipher {
  const known = young.get(key);
  if (known) return known;
  const cipher = old.get(key) ?? createCipheriv('aes-128-ecb', key, null).setAutoPadding(false);
  if (young.size >= most) [young, old] = [new Map(), young];
  young.set(key, cipher);
  return cipher;
}
