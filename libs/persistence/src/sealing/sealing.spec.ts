import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { digestOf, Sealer } from './sealing.js';

const sealer = new Sealer(randomBytes(32));

describe('A sealed value', () => {
  it('can be read again', () =>
    expect(sealer.openText(sealer.seal('a key', 'app/one'), 'app/one')).toBe('a key'));

  it('never looks the same twice', () =>
    expect(sealer.seal('a key', 'x').equals(sealer.seal('a key', 'x'))).toBe(false));

  it('does not open elsewhere, under another key, or with a changed byte', () => {
    const sealed = sealer.seal('a key', 'app/one');
    const changed = Buffer.from(sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte)));
    expect(() => sealer.open(sealed, 'app/two')).toThrow('cannot be decrypted');
    expect(() => new Sealer(randomBytes(32)).open(sealed, 'app/one')).toThrow('cannot be decrypted');
    expect(() => sealer.open(changed, 'app/one')).toThrow('cannot be decrypted');
    expect(() => sealer.open(Buffer.alloc(3), 'app/one')).toThrow('cannot be decrypted');
  });
});

describe('Several sealing keys', () => {
  const [old, young] = [randomBytes(32), randomBytes(32)];
  const both = new Sealer(young, old);

  it('open values of each of them, and seal with the first', () => {
    expect(both.openText(new Sealer(old).seal('a key', 'x'), 'x')).toBe('a key');
    expect(new Sealer(young).openText(both.seal('a key', 'x'), 'x')).toBe('a key');
    expect(() => new Sealer(old).open(both.seal('a key', 'x'), 'x')).toThrow('cannot be decrypted');
  });

  it('identify values of the first by their prefix', () => {
    expect(both.seal('a key', 'x').subarray(0, 9)).toEqual(both.prefix);
    expect(new Sealer(old).seal('a key', 'x').subarray(0, 9)).not.toEqual(both.prefix);
    expect(new Sealer(young, randomBytes(32)).prefix).toEqual(both.prefix);
  });

  // AES-256-GCM with a key and a nonce of zeros, over "a key" and the context "x", as it was written before.
  const unnamed = Buffer.concat([Buffer.of(1), Buffer.alloc(12), sealedByHand()]);
  it('open values from before keys had names', () => {
    expect(new Sealer(Buffer.alloc(32)).openText(unnamed, 'x')).toBe('a key');
    expect(new Sealer(young, Buffer.alloc(32)).openText(unnamed, 'x')).toBe('a key');
    expect(new Sealer(Buffer.alloc(32), young).openText(unnamed, 'x')).toBe('a key');
    expect(() => both.open(unnamed, 'x')).toThrow('cannot be decrypted');
    expect(() => new Sealer(Buffer.alloc(32)).open(unnamed, 'y')).toThrow('cannot be decrypted');
  });
});

/** Tag, then text. */
function sealedByHand(): Buffer {
  const cipher = createCipheriv('aes-256-gcm', Buffer.alloc(32), Buffer.alloc(12)).setAAD(Buffer.from('x'));
  const text = Buffer.concat([cipher.update('a key'), cipher.final()]);
  return Buffer.concat([cipher.getAuthTag(), text]);
}

describe('A digest', () => {
  it('finds a secret again without holding it', () => {
    expect(digestOf('s3cret')).toBe(digestOf('s3cret'));
    expect(digestOf('s3cret')).not.toContain('s3cret');
    expect(digestOf('s3cret')).toHaveLength(43);
  });
});
