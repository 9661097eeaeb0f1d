import { describe, expect, it } from '@jest/globals';
import { parseScopes } from '@fieldpost/domain';
import { isInterchangeable } from './requested-scopes.js';
import { type UserGrant, userClaims } from './token-claims.js';

const grant: UserGrant = {
  userId: 'u_1',
  profile: {
    username: 'jane',
    email: 'jane@example.com',
    firstName: 'Jane',
    lastName: '',
    created: 1_600_000_000,
    valid: true,
  },
  validAfter: 0,
  revision: undefined,
  scopes: ['profile', 'apps', 'apps:my-app'],
  rights: { apps: { 'my-app': ['devices'] }, components: {}, gateways: {} },
};
const claimsOf = (changes: Partial<UserGrant>) =>
  userClaims({
    issuer: 'fieldpost',
    tokenId: 'id',
    client: 'tool',
    grant: { ...grant, ...changes },
    interchangeable: true,
    now: 1_700_000_000_999,
    seconds: 60,
  });

describe('The token of a user', () => {
  it('has whole seconds, and is dated back for clocks that are behind', () =>
    expect(claimsOf({})).toMatchObject({ iat: 1_699_999_995, nbf: 1_699_999_995, exp: 1_700_000_060 }));

  it('has no audience', () => expect(claimsOf({})).not.toHaveProperty('aud'));

  it('has a name that is an object', () =>
    expect(claimsOf({})).toMatchObject({
      name: { first: 'Jane', last: '' },
      created: '2020-09-13T12:26:40.000Z',
    }));

  it('has no name when the user gave none', () => {
    const profile = grant.profile && { ...grant.profile, firstName: '' };
    expect(claimsOf({ profile })).not.toHaveProperty('name');
  });

  it.each(['username', 'email', 'name', 'created', 'valid'])(
    'tells %s with the scope profile only',
    (claim) => {
      expect(claimsOf({})).toHaveProperty(claim);
      expect(claimsOf({ scopes: ['apps'] })).not.toHaveProperty(claim);
    },
  );

  it('has a map for each kind that its scopes speak of', () => {
    const claims = claimsOf({ scopes: ['gateways', 'components:my-broker'] });
    expect(claims).toMatchObject({ gateways: {}, components: {} });
    expect(claims).not.toHaveProperty('apps');
  });

  it('names no entity that its scopes do not name', () =>
    expect(claimsOf({ scopes: ['apps'] })).toMatchObject({ apps: {} }));
});

describe('A token is interchangeable', () => {
  it.each([
    ['when nothing was asked for', [], true],
    ['when general scopes were asked for', ['apps', 'profile'], true],
    ['unless an entity was asked for', ['apps', 'apps:my-app'], false],
  ])('%s', (_, scopes, expected) => expect(isInterchangeable(parseScopes(scopes))).toBe(expected));
});
