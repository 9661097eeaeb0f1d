import { digestOf } from '@fieldpost/persistence';

/**
 * Under what something about an account is counted, by the name or the address that somebody wrote. All spellings that the
 * database of account may take for one come together, marks and compatible letters too: `İ` is no way to a slot of one's own.
 */
export const accountSlot = (written: string): string =>
  digestOf(written.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase());
