import { describe, expect, it } from '@jest/globals';
import { identityFrom, type Provider } from './identity.js';

const provider: Provider = {
  ...{
    id: 'corp',
    name: 'Corp',
    icon: '',
    issuer: 'https://corp.example',
    client_id: 'x',
    client_secret: '',
  },
  ...{ scopes: [], username_claim: 'preferred_username', email_claim: 'email', groups_claim: 'groups' },
  second_factor_trusted: false,
};
const from = (claims: object, areAll = true, settings: Partial<Provider> = {}) =>
  identityFrom(
    { ...provider, ...settings },
    { sub: 'person-1', ...claims },
    { refreshToken: undefined, areAll },
  );

describe('The identity of a person', () => {
  it('has the address and the groups exactly as the provider says them', () =>
    expect(
      from({ email: 'Jane@Corp.example', email_verified: true, groups: ['staff', 'Ops team'] }),
    ).toMatchObject({
      ...{ email: 'Jane@Corp.example', isEmailVerified: true, groups: ['staff', 'Ops team'] },
    }));

  it('has the user name and the address of the claims that the provider is set to', () =>
    expect(
      from({ upn: 'jane', mail: 'jane@corp.example', preferred_username: 'x', email: 'x@x.example' }, true, {
        ...{ username_claim: 'upn', email_claim: 'mail' },
      }),
    ).toMatchObject({ username: 'jane', email: 'jane@corp.example' }));

  // `email_verified` is about `email` (OpenID Connect Core 1.0, 5.1); a person could write any address into another claim.
  it('has no verified address of another claim than `email`, so that it takes over no account', () => {
    const claims = { mail: 'victim@corp.example', email: 'jane@corp.example', email_verified: true };
    expect(from(claims, true, { email_claim: 'mail' })).toMatchObject({
      ...{ email: 'victim@corp.example', isEmailVerified: false },
    });
    expect(from(claims)).toMatchObject({ email: 'jane@corp.example', isEmailVerified: true });
    expect(from({ ...claims, email_verified: 'true' }).isEmailVerified).toBe(false);
  });

  it.each(['jane\0@corp.example', '\u0085jane@corp.example', `${'x'.repeat(242)}@corp.example.evil`])(
    'has no address that would be another one when it is cleaned or cut: %j',
    (email) => expect(from({ email, email_verified: true }).email).toBe(''),
  );

  it('has no groups when the provider leaves out the requested claim', () => {
    expect(from({}).groups).toEqual([]);
    expect(from({ groups: null }).groups).toEqual([]);
    expect(from({}, false).groups).toBeNull();
  });

  it('has no group that would be another one when it is cleaned', () =>
    expect(from({ groups: ['adm\u0001ins', 'staff', 5] }).groups).toEqual(['staff']));
});
