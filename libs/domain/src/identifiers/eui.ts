import { notValid } from '@fieldpost/errors';

declare const brand: unique symbol;

/** 8 bytes as 16 upper-case hexadecimal characters, most significant byte first. */
export type Eui = string & { readonly [brand]: 'Eui' };

export const zeroEui = '0000000000000000' as Eui;

const pattern = /^[0-9A-F]{16}$/;

/** Reads an EUI in any letter case; anything but 16 hexadecimal characters is an error that names `argument`. */
export function Eui(raw: unknown, argument = 'EUI'): Eui {
  const text = typeof raw === 'string' ? raw.toUpperCase() : '';
  if (!pattern.test(text)) throw notValid({ argument, reason: 'should have 16 hexadecimal characters' });
  return text as Eui;
}

/** An EUI as typed, which may have separators between its bytes; not checked. */
export const typedEui = (text: string): Eui => text.replaceAll(/[\s:-]/g, '').toUpperCase() as Eui;

/** The text as an EUI when it is a whole one, written with or without separators. */
export function euiIn(text: string): Eui | undefined {
  const eui = typedEui(text);
  return pattern.test(eui) ? eui : undefined;
}

/** An EUI of a block: `prefix` masked to `bits`, the rest taken from `random` (8 bytes). */
export function euiFromBlock(prefix: Eui, bits: number, random: Uint8Array): Eui {
  const fixed = BigInt(`0x${prefix}`);
  const free = BigInt(64 - bits);
  const mask = (1n << free) - 1n;
  const chance = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) & mask;
  return ((fixed & ~mask) | chance).toString(16).toUpperCase().padStart(16, '0') as Eui;
}
