import { describe, expect, it } from '@jest/globals';
import type { account } from '@fieldpost/contracts';
import { isInterchangeable, parseScopes, type TokenLogin } from '@fieldpost/domain';
import { userClaims } from './grant-claims.js';

const profile: account.Profile__Output = {
  username: 'jane',
  email: 'jane@example.com',
  first_name: 'Jane',
  last_name: '',
  created: '1600000000',
  valid: true,
  pending_email: '',
  groups: [],
};
const grant: account.Grant__Output = {
  rejection: 'NONE',
  reason: '',
  user_id: 'u_1',
  profile,
  valid_after: '0',
  revision: '0',
  id_token_signed_response_alg: '',
  login_provider: '',
  has_second_factor: false,
  scopes: ['profile', 'apps', 'apps:my-app'],
  apps: { 'my-app': { rights: ['devices'] } },
  components: {},
  gateways: {},
};
const claimsOf = (
  changes: Partial<account.Grant__Output>,
  login: TokenLogin | null = null,
  loginScopes: readonly string[] = [],
) =>
  userClaims({
    origin: 'https://fieldpost.example',
    issuer: 'fieldpost',
    tokenId: 'id',
    client: 'tool',
    grant: { ...grant, ...changes },
    interchangeable: true,
    login,
    loginScopes,
    now: 1_700_000_000_999,
    seconds: 60,
  });

describe('The token of a user', () => {
  it('has whole seconds, and is dated back for clocks that are behind', () =>
    expect(claimsOf({})).toMatchObject({ iat: 1_699_999_995, nbf: 1_699_999_995, exp: 1_700_000_060 }));

  it('has no audience', () => expect(claimsOf({})).not.toHaveProperty('aud'));

  it.each([
    ['when it only says who the user is', ['openid', 'profile'], ['openid', 'profile', 'apps'], true],
    ['when the login only says who the user is', ['profile'], ['openid', 'profile'], true],
    ['unless the login has a scope of the network too', ['profile'], ['openid', 'profile', 'apps'], false],
    ['unless the login is without openid', ['profile'], ['profile'], false],
  ])('has UserInfo as its audience %s', (_, scopes, loginScopes, expected) =>
    expect('aud' in claimsOf({ scopes }, null, loginScopes)).toBe(expected),
  );

  it('has a name that is an object', () =>
    expect(claimsOf({})).toMatchObject({
      name: { first: 'Jane', last: '' },
      created: '2020-09-13T12:26:40.000Z',
    }));

  it('has no name when the user has none', () => {
    expect(claimsOf({ profile: { ...profile, first_name: '' } })).not.toHaveProperty('name');
  });

  it.each(['username', 'email', 'name', 'created', 'valid'])(
    'has %s only with the scope profile',
    (claim) => {
      expect(claimsOf({})).toHaveProperty(claim);
      expect(claimsOf({ scopes: ['apps'] })).not.toHaveProperty(claim);
    },
  );

  it('says when and how the user logged in, if the token comes from a login on the website', () => {
    const login = { authTime: 1_600_000_000, methods: ['pwd', 'otp', 'mfa'], sid: 's' };
    expect(claimsOf({}, login)).toMatchObject({ auth_time: 1_600_000_000, amr: ['pwd', 'otp', 'mfa'] });
    expect(claimsOf({}, login)).not.toHaveProperty('sid');
    expect(claimsOf({})).not.toHaveProperty('auth_time');
    expect(claimsOf({})).not.toHaveProperty('amr');
  });

  it('does not say it of a login without the second factor of the user', () => {
    const login = { authTime: 1_600_000_000, methods: ['pwd'] };
    expect(claimsOf({ has_second_factor: true }, login)).not.toHaveProperty('auth_time');
    expect(claimsOf({ has_second_factor: true }, { ...login, methods: ['pwd', 'otp', 'mfa'] })).toMatchObject(
      {
        auth_time: 1_600_000_000,
      },
    );
  });

  it('has a map for each kind of entity in its scopes', () => {
    const claims = claimsOf({ scopes: ['gateways', 'components:my-broker'] });
    expect(claims).toMatchObject({ gateways: {}, components: {} });
    expect(claims).not.toHaveProperty('apps');
  });

  it('names no entity that its scopes do not name', () =>
    expect(claimsOf({ scopes: ['apps'] })).toMatchObject({ apps: {} }));
});

describe('A token is interchangeable', () => {
  it.each([
    ['when no scope was requested', [], true],
    ['when general scopes were requested', ['apps', 'profile'], true],
    ['unless an entity was requested', ['apps', 'apps:my-app'], false],
  ])('%s', (_, scopes, expected) => expect(isInterchangeable(parseScopes(scopes))).toBe(expected));
});
