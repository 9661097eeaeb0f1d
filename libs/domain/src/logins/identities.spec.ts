import { describe, expect, it } from '@jest/globals';
import {
  decideIdentity,
  isAdministratorGroup,
  type IdentityRequest,
  labelOfIdentity,
  usernamesFrom,
} from './identities.js';

const request: IdentityRequest = {
  email: 'jane@corp.example',
  isEmailVerified: true,
  provider: { emailDomains: ['corp.example'], createsUsers: true },
  registrationDomains: [],
  owner: undefined,
  isNewWanted: false,
};
const owner = { isAdmin: false };
const decide = (more: Partial<IdentityRequest>) => decideIdentity({ ...request, ...more });
const anyDomain = { emailDomains: [], createsUsers: true };

describe('A person whom no user is linked with', () => {
  it('is linked with the user who has verified the address that the provider asserts for its domain', () =>
    expect(decide({ owner })).toEqual({ action: 'link' }));

  it.each([
    ['an administrator', { owner: { isAdmin: true } }],
    ['a provider without domains', { owner, provider: anyDomain }],
    ['a user who wants a new account', { owner: { isAdmin: true }, isNewWanted: true }],
  ])('is never linked by the address alone: %s', (_, more) =>
    expect(decide(more)).toEqual({ action: 'ask', mayCreate: false }),
  );

  it('is never linked by an address that the provider does not assert', () => {
    expect(decide({ owner, isEmailVerified: false })).toEqual({ action: 'email_not_allowed' });
    expect(decide({ owner, isEmailVerified: false, provider: anyDomain })).toEqual({
      action: 'ask',
      mayCreate: true,
    });
  });

  it('gets an account when the address is asserted and no user has it, and otherwise by choice', () => {
    expect(decide({})).toEqual({ action: 'create', isEmailValid: true });
    const unverified = { isEmailVerified: false, provider: anyDomain };
    expect(decide(unverified)).toEqual({ action: 'ask', mayCreate: true });
    expect(decide({ ...unverified, isNewWanted: true })).toEqual({ action: 'create', isEmailValid: false });
  });

  it('has not verified an address that a provider asserts which is not responsible for its domain', () =>
    expect(decide({ provider: anyDomain })).toEqual({ action: 'create', isEmailValid: false }));

  it.each([
    ['the provider is for existing accounts', { provider: { ...request.provider, createsUsers: false } }],
    ['the registration policy names other domains', { registrationDomains: ['example.org'] }],
    ['the provider says no address', { email: '', isEmailVerified: false, provider: anyDomain }],
  ])('gets no account when %s', (_, more) =>
    expect(decide({ ...more, isNewWanted: true })).toEqual({ action: 'ask', mayCreate: false }),
  );

  it('is rejected with an address outside of the domains of the provider', () =>
    expect(decide({ email: 'jane@corp.example.evil' })).toEqual({ action: 'email_not_allowed' }));
});

describe('The name of a new user', () => {
  it.each([
    ['Jane.Doe@corp.example', 'jane-doe'],
    ['Zoë', 'zoe'],
    ['--a--b--', 'a-b'],
    ['CORP\\jane', 'corp-jane'],
    ['x'.repeat(60), 'x'.repeat(33)],
  ])('of %s is %s', (said, name) => expect(usernamesFrom(said)[0]).toBe(name));

  it('is that of the address when the claim is no name', () =>
    expect(usernamesFrom('李', 'li@corp.example')[0]).toBe('li'));

  it.each(['', 'é', 'me', '!'])('is never empty or reserved: "%s"', (said) =>
    expect(usernamesFrom(said)[0]).toMatch(/^(user|me)-2$/),
  );

  it('gets a number when it is taken', () =>
    expect(usernamesFrom('jane').slice(0, 3)).toEqual(['jane', 'jane-2', 'jane-3']));
});

describe('The groups of a person', () => {
  it('give the administrator role when one of them is named for it', () => {
    expect(isAdministratorGroup(['staff', 'admins'], ['admins'])).toBe(true);
    expect(isAdministratorGroup(['staff'], ['admins'])).toBe(false);
    expect(isAdministratorGroup(['staff'], [])).toBe(false);
  });
});

describe('The label of a login at a provider', () => {
  it.each([
    ['a@b.example', 'ann', '1', 'a@b.example'],
    ['', 'ann', '1', 'ann'],
    ['', '', '1', '1'],
  ])('for "%s", "%s" and "%s" is %s', (email, username, subject, label) =>
    expect(labelOfIdentity({ email, username, subject })).toBe(label),
  );
});
