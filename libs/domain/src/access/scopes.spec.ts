import { describe, expect, it } from '@jest/globals';
import { isIdentityOnly, isWithin, parseScopes } from './scopes.js';

const apps = (count: number) => Array.from({ length: count }, (_, n) => `apps:app-${n}`);

describe('Requested scopes', () => {
  it('are general ones and entities, each once', () =>
    expect(parseScopes(['apps', 'apps:my-app', 'apps', 'components:router-1'])).toEqual({
      general: ['apps'],
      specific: [
        { kind: 'apps', id: 'my-app' },
        { kind: 'components', id: 'router-1' },
      ],
    }));

  it.each(['everything', 'apps:', 'apps:My App', 'profile:me', 'apps:a b', ''])(
    'are rejected when one is %j',
    (scope) => expect(() => parseScopes([scope])).toThrow('Scope not valid: unknown scope'),
  );

  it('name ten entities at most', () => {
    expect(parseScopes(apps(10)).specific).toHaveLength(10);
    expect(() => parseScopes(apps(11))).toThrow('Scope not valid: a token holds at most 10 entities');
  });
});

describe('Narrower scopes', () => {
  it.each([
    ['are the same scope', ['apps'], ['apps'], true],
    ['are an entity under its general scope', ['apps'], ['apps:my-app'], true],
    ['are the same entity', ['apps:my-app'], ['apps:my-app'], true],
    ['are not a general scope under an entity', ['apps:my-app'], ['apps'], false],
    ['are not another entity', ['apps:my-app'], ['apps:other'], false],
    ['are not an entity whose id begins with that of another', ['apps:my-app-two'], ['apps:my-app'], false],
    ['are not another kind', ['apps'], ['gateways:gw'], false],
    ['are not any scope of a token without scopes', [], ['apps:my-app'], false],
    ['have no part that is not held', ['apps'], ['apps:my-app', 'profile'], false],
  ])('%s', (_, held, wanted, expected) => expect(isWithin(held, parseScopes(wanted))).toBe(expected));
});

describe('An unknown scope', () => {
  it('is invalid_scope', () =>
    expect(() => parseScopes(['nonsense'])).toThrow(
      expect.objectContaining({
        code: 'invalid_scope',
        message: 'Scope not valid: unknown scope "nonsense"',
      }),
    ));
});

describe('Scopes that only say who the user is', () => {
  it.each([
    ['are those of OpenID Connect', ['openid', 'profile', 'email', 'groups', 'offline_access'], true],
    ['are not those of v2 without openid', ['profile'], false],
    ['have no entities', ['openid', 'apps:my-app'], false],
    ['give no lists', ['openid', 'profile', 'organizations'], false],
  ])('%s', (_, scopes, expected) => expect(isIdentityOnly(scopes)).toBe(expected));
});
