import { longestPassword } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { isCommonPassword } from './common-passwords.js';

/** The least that can be set, in characters as displayed. */
export const shortestPassword = 8;

/** Rules for new passwords: a length, and not a common password; no rules about the kinds of characters. */
export class PasswordRules {
  /** `shortest` in characters as displayed. */
  constructor(readonly shortest = shortestPassword) {}

  /** Throws for short, long and common passwords. `argument` is the name of the field in the error. */
  require(password: string, argument = 'Password'): void {
    const reject = (reason: string) => notValid({ argument, reason });
    if ([...password].length < this.shortest)
      throw reject(`should have at least ${this.shortest} characters`);
    if (password.length > longestPassword) throw reject(`should have at most ${longestPassword} characters`);
    if (isCommonPassword(password)) throw reject('is one of the most common passwords');
  }
}
