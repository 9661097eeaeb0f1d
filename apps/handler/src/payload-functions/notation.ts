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

/** Reads the notation as v2 prints it: untouched input bytes become base64, `NaN` and its like are errors. */
export function fromNotation(text: string): unknown {
  return text.includes(MARK_IN_JSON) ? JSON.parse(text, readMark) : JSON.parse(text);
}

const escapeMark = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(MARK) ? `${MARK}s${value}` : value;

function readMark(_key: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return value;
  const rest = value.slice(2);
  if (value[1] === 's') return rest;
  if (value[1] === 'b') return toBase64(JSON.parse(rest));
  throw outputNotJson({ reason: `json: unsupported value: ${goNumber(rest)}` });
}

/** A script can put anything in the place of bytes. An object that claims a length would be given that much memory. */
function toBase64(bytes: unknown): string {
  if (!Array.isArray(bytes)) throw new TypeError('these are no bytes');
  return Buffer.from(bytes as number[]).toString('base64');
}

const goNumber = (text: string): string => text.replace(/^Infinity$/, '+Inf').replace(/^-Infinity$/, '-Inf');
