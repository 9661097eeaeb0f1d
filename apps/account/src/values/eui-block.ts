import { Eui } from '@fieldpost/domain';

/** EUIs whose first `bits` are those of `prefix`. */
export interface EuiBlock {
  readonly prefix: Eui;
  readonly bits: number;
}

/** `0246500000000000/24`; at most 56 fixed bits, for at least 256 EUIs. */
export const euiBlockPattern = /^[0-9A-Fa-f]{16}\/(?:[0-9]|[1-4][0-9]|5[0-6])$/;

/** Parses text that matches `euiBlockPattern`. */
export function toEuiBlock(text: string): EuiBlock {
  const [prefix, bits] = text.split('/');
  return { prefix: Eui(prefix), bits: Number(bits) };
}
