import { describe, expect, it } from '@jest/globals';
import { PasswordRules } from './password-rules.js';

const requirePassword = (password: string) => new PasswordRules().require(password);

describe('A password', () => {
  it.each(['zw8lf88x', 'antenna antenna', 'ööööööö8', '🛰'.repeat(8)])('may be "%s"', (password) =>
    expect(() => requirePassword(password)).not.toThrow(),
  );

  it.each(['', 'seven77', '🛰'.repeat(7)])(
    'has at least 8 characters, and the error says so: "%s"',
    (password) =>
      expect(() => requirePassword(password)).toThrow(
        'Password not valid: should have at least 8 characters',
      ),
  );

  it('has a maximum length', () =>
    expect(() => requirePassword('x1'.repeat(600))).toThrow('at most 1024 characters'));

  it.each(['12345678', 'PassWord1', 'qwertyuiop', 'Lorawan123'])('is not a common one: "%s"', (password) =>
    expect(() => requirePassword(password)).toThrow('is one of the most common passwords'),
  );

  it('is at least as long as the settings want', () => {
    const rules = new PasswordRules(12);
    expect(() => rules.require('eight888')).toThrow('should have at least 12 characters');
    expect(() => rules.require('twelve888888')).not.toThrow();
  });
});
