import type { AppError } from '@fieldpost/errors';
import { outputNotJson } from './engine/payload-functions.errors.js';

const MARK = '\0';
// How the mark looks in JSON text; a text without it needs no second look.
const MARK_IN_JSON = '\\u0000';

/**
 * Values going into and out of the sandbox are JSON in which a string that begins with NUL encodes a value without a
 * JSON form: `b[1,2]` are input bytes that the script returned unchanged, `nNaN` and `n12n` numbers, and `s` a string
 * that begins with NUL itself.
 */
export function toNotation(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes(MARK_IN_JSON) ? JSON.stringify(value, escapeMark) : text;
}

/** Reads what a function returned as v2 prints it: untouched input bytes become base64, `NaN` and its like are errors. */
export function fromNotation(name: string, text: string): unknown {
  if (!text.includes(MARK_IN_JSON)) return JSON.parse(text);
  try {
    return JSON.parse(text, readMark);
  } catch (cause) {
    throw notJson(name, JSON.parse(text)) ?? cause;
  }
}

/** Says as v2 which number has no JSON form, and where it is beside that. */
function notJson(name: string, result: unknown): AppError | undefined {
  const [place, number] = numberIn(result) ?? [];
  if (place === undefined || number === undefined) return undefined;
  const what = place.length === 0 ? 'what it returns' : place.join('.');
  const scriptError = { function: name, message: `${name}: ${what} is ${number}, which JSON cannot have` };
  return outputNotJson({ reason: `json: unsupported value: ${number}` }, { scriptError });
}

/** The first number without a JSON form, with the names of the members that lead to it. */
function numberIn(value: unknown): readonly [place: readonly string[], number: string] | undefined {
  if (typeof value === 'string')
    return value.startsWith(`${MARK}n`) ? [[], goNumber(value.slice(2))] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = numberIn(part);
    if (found) return [[key, ...found[0]], found[1]];
  }
  return undefined;
}

const escapeMark = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(MARK) ? `${MARK}s${value}` : value;

function readMark(_key: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return value;
  const rest = value.slice(2);
  if (value[1] === 's') return rest;
  if (value[1] === 'b') return toBase64(JSON.parse(rest));
  throw new TypeError('not a value of JSON');
}

/** A script can put anything in the place of bytes. An object that claims a length would be given that much memory. */
function toBase64(bytes: unknown): string {
  if (!Array.isArray(bytes)) throw new TypeError('these are no bytes');
  return Buffer.from(bytes as number[]).toString('base64');
}

const goNumber = (text: string): string => text.replace(/^Infinity$/, '+Inf').replace(/^-Infinity$/, '-Inf');
