import { notValid } from '@fieldpost/errors';
import { commonPasswords } from './common-passwords.js';

/** Counted in characters as people see them typed, before any hashing. */
export const shortestPassword = 8;
const longestPassword = 1024;

/** Rejects what is guessed first. `argument` is how the field is called in the error. */
export function requireGoodPassword(password: string, argument = 'Password'): void {
  const reject = (reason: string) => notValid({ argument, reason });
  if ([...password].length < shortestPassword)
    throw reject(`should have at least ${shortestPassword} characters`);
  if (password.length > longestPassword) throw reject(`should have at most ${longestPassword} characters`);
  if (commonPasswords.has(password.toLowerCase())) throw reject('is one of the most common passwords');
}
