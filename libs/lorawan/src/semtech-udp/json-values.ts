/** JSON that a packet forwarder wrote: the values of every field are checked where they are read. */
export type JsonObject = Readonly<Record<string, unknown>>;

const notANumber = /:\s*[-+]?(?:nan|inf(?:inity)?)\b/gi;

/** The object in `bytes`; forwarders write NUL characters behind it, and numbers that JSON does not have. */
export function readObject(bytes: Buffer): JsonObject | undefined {
  const end = bytes.findLastIndex((byte) => byte > 0x20) + 1;
  const text = bytes.toString('utf8', 0, end);
  return parsed(text) ?? parsed(text.replace(notANumber, ':null'));
}

function parsed(text: string): JsonObject | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    // Not JSON at all: the datagram is left out, whatever is wrong with it.
    return undefined;
  }
}

export const objectOf = (value: unknown): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

/** The objects among the first elements of a list. */
export const objectsOf = (value: unknown, most: number): readonly JsonObject[] =>
  Array.isArray(value)
    ? value
        .slice(0, most)
        .map(objectOf)
        .filter((each) => each !== undefined)
    : [];

/** A finite number, also one in quotation marks. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A whole number from 0 to 2^32 - 1. */
export function uint32Of(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isInteger(number) && number >= 0 && number <= 0xffffffff
    ? number
    : undefined;
}

export const countOf = (value: unknown): number => uint32Of(value) ?? 0;

const maxTextLength = 256;

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, maxTextLength) : '';

/** Padding is often missing, and decoded all the same. */
export const bytesOf = (value: unknown): Buffer =>
  typeof value === 'string' ? Buffer.from(value, 'base64') : Buffer.alloc(0);

const timePattern = /^(20[1-7]\d-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?/;

/**
 * A time in Unix nanoseconds. Forwarders write a space for `T` and leave `Z` out; a clock that was never set shows a year
 * before 2010 or after 2079.
 */
export function timeOf(value: unknown): bigint | undefined {
  const [, date, clock, fraction = ''] = timePattern.exec(textOf(value)) ?? [];
  const milliseconds = Date.parse(`${String(date)}T${String(clock)}Z`);
  return Number.isNaN(milliseconds)
    ? undefined
    : BigInt(milliseconds) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}
