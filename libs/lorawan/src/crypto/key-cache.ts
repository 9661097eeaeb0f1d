import type { KeyObject } from 'node:crypto';

/** An AES-128 key: 16 bytes, or a secret `KeyObject` of that size. */
export type AesKey = Buffer | KeyObject;

/** Keys of one generation. */
const most = 2_048;

/**
 * Objects derived from recently used keys. A key must not change while it is in use: it is identified by its
 * identity, not by its bytes.
 */
export class KeyCache<T> {
  private young = new Map<AesKey, T>();
  private old = new Map<AesKey, T>();

  constructor(private readonly make: (key: AesKey) => T) {}

  of(key: AesKey): T {
    const known = this.young.get(key);
    if (known) return known;
    const made = this.old.get(key) ?? this.make(key);
    if (this.young.size >= most) [this.young, this.old] = [new Map(), this.young];
    this.young.set(key, made);
    return made;
  }
}
