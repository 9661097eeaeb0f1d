import { digestOf } from '@fieldpost/persistence';

/**
 * The key under which attempts on an account are counted, by the entered name or address. All spellings that account's
 * database may treat as equal have one key, including marks and compatible letters such as `İ`.
 */
export const accountSlot = (written: string): string =>
  digestOf(written.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase());
