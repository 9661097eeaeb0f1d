import { describe, expect, it } from '@jest/globals';
import { type CredentialChangeRequest, decideCredentialChange } from './credential-changes.js';

const decide = (request: Partial<CredentialChangeRequest>) =>
  decideCredentialChange({ origin: 'website', password: 'absent', hasSecondFactor: false, ...request });

describe('A change of an e-mail address, a password or a second factor', () => {
  it('is allowed with the current password on the website and through first-party clients', () => {
    expect(decide({ password: 'right' })).toBe('allowed');
    expect(decide({ password: 'right', origin: 'first-party client' })).toBe('allowed');
  });

  it('is never allowed through a third-party client, even with the password', () => {
    for (const password of ['right', 'wrong', 'absent'] as const)
      expect(decide({ password, origin: 'third-party client', loginAge: 0 })).toBe('third_party');
  });

  it('is allowed on the website within five minutes of the login', () => {
    expect(decide({ loginAge: 0 })).toBe('allowed');
    expect(decide({ loginAge: 300 })).toBe('allowed');
    expect(decide({ loginAge: 301 })).toBe('proof_needed');
    expect(decide({ loginAge: -3600 })).toBe('proof_needed');
    expect(decide({ loginAge: undefined })).toBe('proof_needed');
  });

  it('is never allowed to an access token alone', () =>
    expect(decide({ origin: 'first-party client', loginAge: 0 })).toBe('proof_needed'));

  it('is not allowed with a wrong password, however fresh the login is', () =>
    expect(decide({ password: 'wrong', loginAge: 0 })).toBe('wrong_password'));

  it('needs a login with the second factor on the website, if the user has one, even with the password', () => {
    const user = { hasSecondFactor: true, loginAge: 0 };
    for (const password of ['right', 'wrong', 'absent'] as const) {
      expect(decide({ ...user, password })).toBe('second_factor_needed');
      expect(decide({ ...user, password, isSecondFactorShown: false })).toBe('second_factor_needed');
    }
    expect(decide({ ...user, isSecondFactorShown: true })).toBe('allowed');
    expect(decide({ ...user, loginAge: 301, isSecondFactorShown: true })).toBe('proof_needed');
    expect(decide({ ...user, loginAge: 301, isSecondFactorShown: true, password: 'right' })).toBe('allowed');
  });

  it('through a first-party client needs a recent login with the second factor as well as the password, if the user has one', () => {
    const user = { origin: 'first-party client', hasSecondFactor: true, password: 'right' } as const;
    for (const login of [
      {},
      { loginAge: 0 },
      { loginAge: 0, isSecondFactorShown: false },
      { isSecondFactorShown: true },
      { loginAge: 301, isSecondFactorShown: true },
    ])
      for (const password of ['right', 'wrong', 'absent'] as const)
        expect(decide({ ...user, ...login, password })).toBe('step_up_needed');
    const recent = { ...user, loginAge: 300, isSecondFactorShown: true };
    expect(decide(recent)).toBe('allowed');
    expect(decide({ ...recent, password: 'wrong' })).toBe('wrong_password');
    expect(decide({ ...recent, password: 'absent' })).toBe('proof_needed');
  });
});
