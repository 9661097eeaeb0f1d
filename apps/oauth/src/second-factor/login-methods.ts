import type { AuthenticationMethod } from '../sessions/login-event.js';

const ofFactor: Readonly<Record<string, readonly AuthenticationMethod[]>> = {
  otp: ['otp', 'mfa'],
  recovery: ['mfa'],
  hwk: ['hwk', 'user', 'mfa'],
  swk: ['swk', 'user', 'mfa'],
};

/**
 * The methods of a login with a second factor, as account names it. A passkey without a password counts as several factors: its
 * device, and what it verified the user by.
 */
export const withFactor = (
  before: readonly AuthenticationMethod[],
  method: string,
): readonly AuthenticationMethod[] => [...new Set([...before, ...(ofFactor[method] ?? [])])];
