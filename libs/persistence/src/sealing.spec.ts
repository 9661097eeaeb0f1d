import { randomBytes } from 'node:crypto';
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
    expect(() => sealer.open(sealed, 'app/two')).toThrow('cannot be opened');
    expect(() => new Sealer(randomBytes(32)).open(sealed, 'app/one')).toThrow('cannot be opened');
    expect(() => sealer.open(changed, 'app/one')).toThrow('cannot be opened');
    expect(() => sealer.open(Buffer.alloc(3), 'app/one')).toThrow('cannot be opened');
  });
});

describe('A digest', () => {
  it('finds a secret again without holding it', () => {
    expect(digestOf('s3cret')).toBe(digestOf('s3cret'));
    expect(digestOf('s3cret')).not.toContain('s3cret');
    expect(digestOf('s3cret')).toHaveLength(43);
  });
});
