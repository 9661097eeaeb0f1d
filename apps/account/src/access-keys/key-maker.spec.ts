import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { AppId, splitKey } from '@fieldpost/domain';
import { digestOf, Sealer } from '@fieldpost/persistence';
import { KeyMaker } from './key-maker.js';
import { KeyName } from '../values/key-name.js';

const maker = new KeyMaker('fieldpost', new Sealer(Buffer.alloc(32, 1)), randomBytes);
const [app, name] = [AppId('my-app'), KeyName('a key')];

describe('An access key', () => {
  it('is the issuer and 256 random bits, with exactly one dot', () => {
    const { key } = maker.make(app, name);
    expect(key).toMatch(/^fieldpost\.[\w-]{43}$/);
    expect(maker.make(app, name).key).not.toBe(key);
  });

  it('is found by its secret, so that the issuer may be left out', () => {
    const { key, digest } = maker.make(app, name);
    const { secret } = splitKey(key, 'fieldpost');
    expect(digest).toBe(digestOf(splitKey(secret, 'fieldpost').secret));
  });

  it('is shown again in its own place only', () => {
    const { key, sealed } = maker.make(app, name);
    expect(maker.show(app, name, sealed)).toBe(key);
    expect(() => maker.show(AppId('other'), name, sealed)).toThrow();
    expect(() => maker.show(app, KeyName('other'), sealed)).toThrow();
  });
});
