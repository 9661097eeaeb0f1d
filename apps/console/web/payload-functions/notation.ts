import { fromBase64, parseBytes, toBase64, toHex } from '../devices/bytes.js';

/** How bytes are written. */
export const notations = ['hex', 'base64', 'text'] as const;
export type Notation = (typeof notations)[number];

/** The bytes of an input; undefined if it has another form. */
export function bytesIn(input: string, notation: Notation): Uint8Array | undefined {
  if (notation === 'hex') return parseBytes(input);
  return notation === 'text' ? new TextEncoder().encode(input) : base64In(input.replace(/\s+/g, ''));
}

function base64In(text: string): Uint8Array | undefined {
  try {
    return fromBase64(text);
  } catch {
    return undefined;
  }
}

/** Bytes as an input; undefined for bytes that are no text. */
export function inputOf(bytes: Uint8Array, notation: Notation): string | undefined {
  if (notation === 'base64') return toBase64(bytes);
  if (notation === 'hex') return Array.from(bytes, (byte) => toHex([byte])).join(' ');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The same bytes in another notation; the input itself where that has none. */
export function rewritten(input: string, from: Notation, to: Notation): string {
  const bytes = bytesIn(input, from);
  return (bytes && inputOf(bytes, to)) ?? input;
}
