import { describe, expect, it } from '@jest/globals';
import { isStepUp } from './step-up.js';

const now = 1_700_000_000;
const user = { hasSecondFactor: false, now };

describe('A dangerous request', () => {
  it('needs a login of the last five minutes', () => {
    expect(isStepUp({ authTime: now - 300 }, user)).toBe(true);
    expect(isStepUp({ authTime: now - 301 }, user)).toBe(false);
    expect(isStepUp({ authTime: now + 60 }, user)).toBe(false);
    expect(isStepUp({}, user)).toBe(false);
  });

  it('needs the second factor of a user who has one', () => {
    const withFactor = { ...user, hasSecondFactor: true };
    expect(isStepUp({ authTime: now, methods: ['pwd'] }, withFactor)).toBe(false);
    expect(isStepUp({ authTime: now }, withFactor)).toBe(false);
    expect(isStepUp({ authTime: now, methods: ['pwd', 'otp', 'mfa'] }, withFactor)).toBe(true);
  });
});
