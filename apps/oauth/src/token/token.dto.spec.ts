import { describe, expect, it } from '@jest/globals';
import { tokenRequest } from './token.dto.js';

const scopesOf = (scope: unknown) => tokenRequest.parse({ grant_type: 'password', scope }).scope;

describe('The scope of a token request', () => {
  it.each([
    ['an array', ['apps', 'profile'], ['apps', 'profile']],
    ['one string', 'apps  profile ', ['apps', 'profile']],
    ['null', null, []],
    ['nothing', undefined, []],
    ['an empty string', '', []],
  ])('may be %s', (_, scope, expected) => expect(scopesOf(scope)).toEqual(expected));

  it('is never a number', () => expect(() => scopesOf(7)).toThrow());
});

describe('A token request', () => {
  it('treats null as an absent member', () =>
    expect(tokenRequest.parse({ grant_type: 'password', username: null })).toMatchObject({ username: '' }));

  it('ignores unknown members', () =>
    expect(tokenRequest.parse({ grant_type: 'password', audience: 'x' })).not.toHaveProperty('audience'));

  it('is not valid when a member is repeated', () =>
    expect(tokenRequest.safeParse({ grant_type: ['password', 'password'] }).success).toBe(false));
});
