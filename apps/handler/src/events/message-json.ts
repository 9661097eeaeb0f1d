import { randomBytes } from 'node:crypto';

/** Marks digits that are written unchanged; it is random and never leaves the process, so no input can contain it. */
const mark = randomBytes(16).toString('hex');
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g');

/**
 * An integer beyond the safe integers of JavaScript (2^53). JSON has no such limit, and other languages read every
 * digit.
 */
export class ExactNumber {
  constructor(private readonly digits: string) {}

  toJSON(): string {
    return mark + this.digits;
  }
}

/** A JSON number with all its decimal digits. */
export function exactly(digits: string): number | ExactNumber {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : new ExactNumber(digits);
}

const writtenBefore = new WeakMap<object, string>();

/** Keeps the JSON that a message was parsed from, so that it is written again unchanged. */
export function writtenAs<M extends object | null>(json: string, message: M): M {
  if (message) writtenBefore.set(message, json);
  return message;
}

/** The body of a message as HTTP clients get it, with why it has no fields if a payload function failed. */
export const withDecodingError = (json: string, error: string | undefined): string =>
  error === undefined ? json : `{"decoding_error":${JSON.stringify(error)},${json.slice(1)}`;

/** The body of a message, or of a part of one, for all receivers. */
export function messageJson(message: unknown): string {
  const before = typeof message === 'object' && message ? writtenBefore.get(message) : undefined;
  if (before !== undefined) return before;
  const json = JSON.stringify(message);
  return json.includes(mark) ? json.replace(marked, '$1') : json;
}

/** What a message takes up while it waits: characters of its JSON and of why it has no fields. */
export const sizeOf = ({
  json,
  decodingError = '',
}: {
  readonly json: string;
  readonly decodingError?: string | undefined;
}): number => json.length + decodingError.length;
