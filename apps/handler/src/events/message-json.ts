import { randomBytes } from 'node:crypto';

/** In front of digits that are written as they are; it never leaves the process, so that no input can contain it. */
const mark = randomBytes(16).toString('hex');
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g');

/** An integer above those that JavaScript distinguishes (2^53). JSON has no such bound, and other languages read every digit. */
export class ExactNumber {
  constructor(private readonly digits: string) {}

  toJSON(): string {
    return mark + this.digits;
  }
}

/** Decimal digits as a number of JSON, none of them lost. */
export function exactly(digits: string): number | ExactNumber {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : new ExactNumber(digits);
}

const writtenBefore = new WeakMap<object, string>();

/** Has a message that was read from JSON written again as it was. */
export function writtenAs<M extends object | null>(json: string, message: M): M {
  if (message) writtenBefore.set(message, json);
  return message;
}

/** The body of a message, or of a part of one, for all receivers. */
export function messageJson(message: unknown): string {
  const before = typeof message === 'object' && message ? writtenBefore.get(message) : undefined;
  if (before !== undefined) return before;
  const json = JSON.stringify(message);
  return json.includes(mark) ? json.replace(marked, '$1') : json;
}
