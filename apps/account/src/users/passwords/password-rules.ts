import { notValid } from '@fieldpost/errors';
import { commonPasswords } from './common-passwords.js';

/** In characters as displayed. */
export const shortestPassword = 8;
const longestPassword = 1024;

/** Throws for short, long and common passwords. `argument` is the name of the field in the error. */
export function requireGoodPassword(password: string, argument = 'Password'): void {
  const reject = (reason: string) => notValid({ argument, reason });
  if ([...password].length < shortestPassword)
    throw reject(`should have at least ${shortestPassword} characters`);
  if (password.length > longestPassword) throw reject(`should have at most ${longestPassword} characters`);
  if (commonPasswords.has(password.toLowerCase())) throw reject('is one of the most common passwords');
}
