import { touch } from './ahead.js';
import {
  apply,
  create,
  globals,
  imul,
  isArray,
  keys,
  replaceMember,
  sort,
  stringify,
  toText,
} from './intrinsics.js';

let state = 0;
let lines = '';
let capacity = 0;

/** Begins a message: the state of `Math.random`, and the characters that the log may have. */
export function beginMessage(seed: number, logCharacters: number): void {
  state = seed;
  lines = '';
  capacity = logCharacters;
}

/** The log, as items of a JSON array. */
export const logged = (): string => lines;

replaceMember(Math, 'random', function random() {
  touch();
  state = (state + 0x9e3779b9) | 0;
  let mixed = imul(state ^ (state >>> 16), 0x21f0aaad);
  mixed = imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
});

function withSortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isArray(value)) return value;
  const object = value as Record<string, unknown>;
  const copy = create(null) as Record<string, unknown>;
  const names = apply(sort, keys(object), []) as string[];
  for (let i = 0; i < names.length; i += 1) copy[names[i] as string] = object[names[i] as string];
  return copy;
}

function show(value: unknown): string {
  try {
    return toText(stringify(value, withSortedKeys));
  } catch {
    return 'undefined';
  }
}

function log(...values: unknown[]): void {
  touch();
  let line = '';
  for (let i = 0; i < values.length; i += 1) line += (i ? ',' : '') + stringify(show(values[i]));
  if ((capacity -= line.length + 3) > 0) lines += (lines ? ',' : '') + '[' + line + ']';
}

const silent = (): void => {
  // Only `log` is part of the result.
};
const console = { log, info: silent, warn: silent, error: silent, debug: silent, trace: silent };
replaceMember(globals, 'console', console);
