import { randomInt } from 'node:crypto';

/** Letters without vowels, so that no code is a word (RFC 8628, 6.1). */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ';
const length = 8;
const pattern = /^[BCDFGHJKLMNPQRSTVWXZ]{8}$/;

/** A new code that users enter, such as `BCDFGHJK`. */
export const newUserCode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The code as it is shown: `BCDF-GHJK`. */
export const displayedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The code in what a user entered, in any case, with or without dashes and spaces; undefined for other text. */
export function userCodeIn(entered: string): string | undefined {
  const code = entered.replace(/[\s-]/g, '').toUpperCase();
  return pattern.test(code) ? code : undefined;
}
