import { notValid } from '@fieldpost/errors';
import { commonPasswords } from './common-passwords.js';

/** Counted in characters as people see them typed, before any hashing. */
export const shortestPassword = 8;
const longestPassword = 1024;

/** Refuses what is guessed first. `argument` is how the field is called in the error. */
export function requireGoodPassword(password: string, argument = 'Password'): void {
  const refuse = (reason: string) => notValid({ argument, reason });
  if ([...password].length < shortestPassword)
    throw refuse(`should have at least ${shortestPassword} characters`);
  if (password.length > longestPassword) throw refuse(`should have at most ${longestPassword} characters`);
  if (commonPasswords.has(password.toLowerCase())) throw refuse('is one of the most common passwords');
}
