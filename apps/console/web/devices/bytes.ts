// Formats of bytes, which are given as hexadecimal text, most significant byte first.

const pairs = (hex: string): readonly string[] => hex.toUpperCase().match(/../g) ?? [];

/** The same bytes, least significant byte first. */
export const leastFirst = (hex: string): string => [...pairs(hex)].reverse().join('');

/** A C initializer. */
export const cArray = (hex: string): string =>
  `{ ${pairs(hex)
    .map((pair) => `0x${pair}`)
    .join(', ')} }`;

/** A literal of C. */
export const cString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Whether the text has this many bytes. */
export const hasBytes = (text: string, bytes: number): boolean =>
  text.length === bytes * 2 && /^[0-9a-f]+$/i.test(text);

/** Whether the text has this many bytes, not all of them zero. */
export const isHex = (text: string, bytes: number): boolean => hasBytes(text, bytes) && !/^0+$/.test(text);

/** Parses bytes that a user entered, with or without spaces; undefined if invalid. */
export function parseBytes(text: string): Uint8Array | undefined {
  const digits = text.replace(/\s+/g, '');
  if (!/^(?:[0-9a-f]{2})*$/i.test(digits)) return undefined;
  return Uint8Array.from(pairs(digits), (pair) => Number.parseInt(pair, 16));
}

export const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The bytes of base64 as the handler writes it. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
