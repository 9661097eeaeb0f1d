import { describe, expect, it } from '@jest/globals';
import { isWithin, readScopes } from './requested-scopes.js';

describe('A narrower scope', () => {
  it.each([
    ['is the same scope', ['apps'], ['apps'], true],
    ['is an entity under its general scope', ['apps'], ['apps:my-app'], true],
    ['is not a general scope under an entity', ['apps:my-app'], ['apps'], false],
    ['is not another entity', ['apps:my-app'], ['apps:other'], false],
    ['is not another kind', ['apps'], ['gateways:gw'], false],
    ['has no part that is not held', ['apps'], ['apps:my-app', 'profile'], false],
  ])('%s', (_, held, wanted, expected) => expect(isWithin(held, readScopes(wanted))).toBe(expected));
});

describe('A scope that cannot be read', () => {
  it('is invalid_scope', () =>
    expect(() => readScopes(['nonsense'])).toThrow(
      expect.objectContaining({
        code: 'invalid_scope',
        message: 'Scope not valid: unknown scope "nonsense"',
      }),
    ));
});
