import { describe, expect, it } from '@jest/globals';
import { commonPasswords } from './common-passwords.js';
import { requireGoodPassword } from './password-rules.js';

describe('A password', () => {
  it.each(['eight888', 'antenna antenna', 'ööööööö8', '🛰'.repeat(8)])('may be "%s"', (password) =>
    expect(() => requireGoodPassword(password)).not.toThrow(),
  );

  it.each(['', 'seven77', '🛰'.repeat(7)])(
    'has at least 8 characters, and the error says so: "%s"',
    (password) =>
      expect(() => requireGoodPassword(password)).toThrow(
        'Password not valid: should have at least 8 characters',
      ),
  );

  it('has a maximum length', () =>
    expect(() => requireGoodPassword('x1'.repeat(600))).toThrow('at most 1024 characters'));

  it.each(['12345678', 'PassWord1', 'qwertyuiop'])('is not a common one: "%s"', (password) =>
    expect(() => requireGoodPassword(password)).toThrow('is one of the most common passwords'),
  );

  it('is compared with a list without empty entries', () =>
    expect([...commonPasswords].filter((entry) => entry.length < 8 || entry !== entry.toLowerCase())).toEqual(
      [],
    ));
});
