import { describe, expect, it } from '@jest/globals';
import { decideRegistration, type RegistrationMode } from './registration.js';

const decide = (mode: RegistrationMode, isInvited: boolean, emailDomains: readonly string[] = []) =>
  decideRegistration(
    { mode, emailDomains, isVerificationRequired: false },
    { email: 'ann@Example.ORG', isInvited },
  );

describe('A registration', () => {
  it.each<[RegistrationMode, string, string]>([
    ['open', 'allowed', 'allowed'],
    ['approval', 'pending', 'allowed'],
    ['invitation', 'invitation_needed', 'allowed'],
    ['closed', 'closed', 'closed'],
  ])('in the mode "%s" is %s, and with an invitation %s', (mode, uninvited, invited) => {
    expect(decide(mode, false)).toBe(uninvited);
    expect(decide(mode, true)).toBe(invited);
  });

  it.each<[string, string]>([
    ['example.org', 'allowed'],
    ['example.com', 'email_domain_not_allowed'],
    ['ple.org', 'email_domain_not_allowed'],
  ])('without an invitation needs an address in an allowed domain: %s', (domain, decision) =>
    expect(decide('open', false, [domain])).toBe(decision),
  );

  it('with an invitation may have an address in any domain', () =>
    expect(decide('open', true, ['example.com'])).toBe('allowed'));
});
