import { describe, expect, it } from '@jest/globals';
import { mayUsePassword, type PasswordLoginPolicy } from './password-logins.js';

const jane = { username: 'jane', isAdmin: false, loginProvider: null };
const root = { username: 'root', isAdmin: true, loginProvider: null };
const rescue = { username: 'rescue', isAdmin: true, loginProvider: null };
const may = (policy: PasswordLoginPolicy, user: typeof jane | { loginProvider: string }) =>
  mayUsePassword(policy, 'rescue', { ...jane, ...user });

describe('The policy for password logins', () => {
  it.each([
    ['all', [true, true, true]],
    ['administrators', [false, true, true]],
    ['off', [false, false, true]],
  ] as const)('"%s" decides for users, administrators and the emergency administrator', (policy, expected) =>
    expect([jane, root, rescue].map((user) => may(policy, user))).toEqual(expected),
  );

  it('never lets users in with a password whom a provider created', () =>
    expect(may('all', { loginProvider: 'corp' })).toBe(false));

  it('makes no exception for a user of that name who is no administrator', () =>
    expect(may('off', { ...rescue, isAdmin: false })).toBe(false));
});
