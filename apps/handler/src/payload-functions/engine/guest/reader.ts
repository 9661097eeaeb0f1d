import { markBytes } from './input-bytes.js';
import { apply, globals, includesText, parse, slice, sliceText, toBigInt, toNumber } from './intrinsics.js';

/** Strings that begin with NUL encode values without a JSON form, see `notation.ts`. */
const readers: Readonly<Record<string, (rest: string) => unknown>> = {
  s: (rest) => rest,
  b: (rest) => markBytes(parse(rest) as unknown[], parse(rest) as unknown[]),
  n: (rest) => (rest[rest.length - 1] === 'n' ? toBigInt(apply(sliceText, rest, [0, -1])) : toNumber(rest)),
};

const revive = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value[0] === '\0'
    ? readers[value[1] as string]?.(apply(sliceText, value, [2]))
    : value;

/** A value in the notation of `notation.ts`. */
export const readText = (text: string): unknown =>
  apply(includesText, text, ['\\u0000']) ? parse(text, revive) : parse(text);

/** The bytes of a Decoder, as its argument and as the global `payload`. */
export function readBytes(text: string): unknown {
  const copy = parse(text) as number[];
  globals['payload'] = markBytes(apply(slice, copy, []), copy);
  return markBytes(apply(slice, copy, []), copy);
}

/** The fields of a function, as its argument and as a global. */
export const readAs =
  (global: string) =>
  (text: string): unknown => {
    const value = readText(text);
    globals[global] = value;
    return value;
  };
