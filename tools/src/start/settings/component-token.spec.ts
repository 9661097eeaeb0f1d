import { describe, expect, it } from '@jest/globals';
import { claimsOf, tokenIn } from './component-token.js';

const token = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;

describe('The token of a component', () => {
  it('names its end and its subject', () =>
    expect(claimsOf(token({ exp: 1_800_000_000, iss: 'fieldpost', sub: 'my-handler' }))).toEqual({
      expires: 1_800_000_000_000,
      iss: 'fieldpost',
      sub: 'my-handler',
    }));

  it.each(['', 'nonsense', 'a.b', 'a.b.c', token({}), token({ exp: 'soon' }), `${token({ exp: 1 })}.x`])(
    'is none: %s',
    (text) => expect(claimsOf(text)).toBeUndefined(),
  );

  it('is found after log lines', () =>
    expect(tokenIn('{"level":30,"msg":"migrated"}\n{"token":"t","expires":"2027-01-01T00:00:00Z"}\n')).toBe(
      't',
    ));

  it('may be missing', () => expect(() => tokenIn('nothing\n')).toThrow('it printed none'));
});
