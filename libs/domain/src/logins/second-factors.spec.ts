import { describe, expect, it } from '@jest/globals';
import { needsSecondFactor, type SecondFactorPolicy } from './second-factors.js';

describe('A user without a second factor', () => {
  it.each<[SecondFactorPolicy, boolean, boolean]>([
    ['optional', false, false],
    ['administrators', false, true],
    ['all', true, true],
  ])('by the policy "%s" needs one: %s, as administrator: %s', (policy, asUser, asAdministrator) => {
    expect(needsSecondFactor(policy, { isAdmin: false, hasSecondFactor: false })).toBe(asUser);
    expect(needsSecondFactor(policy, { isAdmin: true, hasSecondFactor: false })).toBe(asAdministrator);
  });

  it('needs no other one', () =>
    expect(needsSecondFactor('all', { isAdmin: true, hasSecondFactor: true })).toBe(false));
});
