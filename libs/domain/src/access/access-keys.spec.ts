import { describe, expect, it } from '@jest/globals';
import { maskKey, splitKey } from './access-keys.js';

describe('An access key', () => {
  it.each([
    ['fieldpost.s3cret', 'fieldpost', 's3cret'],
    ['s3cret', 'home', 's3cret'],
    ['a.b.c', 'home', 'a.b.c'],
    ['.b', 'home', '.b'],
  ])('%s is for the issuer before its only dot: %s', (key, issuer, secret) =>
    expect(splitKey(key, 'home')).toEqual({ issuer, secret }),
  );

  it('never shows its secret when it is masked', () => {
    expect(maskKey('fieldpost.s3cret')).toBe('fieldpost.<...>');
    expect(maskKey('s3cret')).toBe('...');
    expect(maskKey('')).toBe('');
  });
});
