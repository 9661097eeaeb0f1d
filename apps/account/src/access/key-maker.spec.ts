import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { splitKey } from '@fieldpost/domain';
import { digestOf, Sealer } from '@fieldpost/persistence';
import { accessKeyContext, KeyMaker } from './key-maker.js';

const maker = new KeyMaker('fieldpost', new Sealer(Buffer.alloc(32, 1)), randomBytes);
const context = accessKeyContext('my-app', 'a key');

describe('An access key', () => {
  it('is the issuer and 256 random bits, with exactly one dot', () => {
    const { key } = maker.make(context);
    expect(key).toMatch(/^fieldpost\.[\w-]{43}$/);
    expect(maker.make(context).key).not.toBe(key);
  });

  it('is found by its secret, so that clients may leave out the issuer', () => {
    const { key, digest } = maker.make(context);
    const { secret } = splitKey(key, 'fieldpost');
    expect(digest).toBe(digestOf(splitKey(secret, 'fieldpost').secret));
  });

  it('can be opened in its own row only', () => {
    const { key, sealed } = maker.make(context);
    expect(maker.open(context, sealed)).toBe(key);
    expect(() => maker.open(accessKeyContext('other', 'a key'), sealed)).toThrow();
    expect(() => maker.open(accessKeyContext('my-app', 'other'), sealed)).toThrow();
  });
});
