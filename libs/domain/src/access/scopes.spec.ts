import { describe, expect, it } from '@jest/globals';
import { covers, parseScopes } from './scopes.js';

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

describe('A token', () => {
  it.each([
    [['apps'], true],
    [['apps:my-app'], true],
    [['apps:my-app-two', 'gateways'], false],
    [[], false],
  ])('with %j can be narrowed to apps:my-app: %s', (held, expected) =>
    expect(covers(held, { kind: 'apps', id: 'my-app' })).toBe(expected),
  );
});
