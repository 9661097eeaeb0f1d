import { describe, expect, it } from '@jest/globals';
import { inWords, Letters } from './letters.js';

const letters = new Letters('https://account.example', 'Acme Sensors');
const link = {
  username: 'jane',
  email: 'jane@example.com',
  token: 'a_secret-1',
  seconds: '3600',
  taken: false,
};
const change = { former_email: 'old@example.com', undo_token: 'a_secret-2', undo_seconds: '604800' };

describe('A mail', () => {
  it('has the link on a line of its own, and says how long it works', () => {
    const mail = letters.passwordReset(link);
    expect(mail.to).toBe('jane@example.com');
    expect(mail.link).toBe('https://account.example/users/reset-password?token=a_secret-1');
    expect(mail.text.split('\n')).toContain(mail.link);
    expect(mail.text).toContain('within 1 hour');
  });

  it('verifies an address on another page', () =>
    expect(letters.emailVerification(link).link).toBe(
      'https://account.example/users/verify-email?token=a_secret-1',
    ));

  it('that invites names the site as its operator does', () => {
    const invited = { email: 'joe@example.com', token: 'a_secret-3', seconds: '3600', invited_by: 'jane' };
    const mail = letters.invitation({ ...invited, is_mailed: true } as never);
    expect(mail.subject).toBe('You are invited to Acme Sensors');
    expect(mail.text).toContain('create an account at Acme Sensors');
  });

  it('that is only a notice has no link', () => {
    expect(letters.passwordChanged('jane@example.com', 'jane').link).toBeUndefined();
    expect(letters.emailInUse('jane@example.com', 'jane').link).toBeUndefined();
  });

  it('to a former address has a link that undoes the change for seven days', () => {
    for (const mail of [letters.emailChanging(change, 'jane'), letters.emailChanged(change, 'jane')]) {
      expect(mail.to).toBe('old@example.com');
      expect(mail.link).toBe('https://account.example/users/undo-email-change?token=a_secret-2');
      expect(mail.text).toContain('within 7 days');
    }
  });

  it('to a former address that was never verified has no link', () => {
    const mail = letters.emailChanged({ ...change, undo_token: '' }, 'jane');
    expect([mail.to, mail.link]).toEqual(['old@example.com', undefined]);
  });
});

describe('A duration', () => {
  it.each([
    [86_400, '1 day'],
    [259_200, '3 days'],
    [5_400, '90 minutes'],
    [61, '61 seconds'],
  ])('of %i seconds is written as %s', (seconds, words) => expect(inWords(seconds)).toBe(words));
});
