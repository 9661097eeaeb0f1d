import { isUnchanged } from './input-bytes.js';
import { apply, DateObject, isArray, isView, keys, sort, stringify, toText } from './intrinsics.js';

/** Thrown for a result that is too large, and for one that contains itself. */
export const TOO_LARGE = {};
export const CIRCULAR = {};

/** The objects that a value is in. */
interface Link {
  readonly value: object;
  readonly up: Link | undefined;
}

/** Characters that the result may still have. */
let left = 0;
/** Whether values are written as `JSON.stringify` does, not as v2: bytes stay lists, and NaN becomes null. */
let isPlain = false;

function spend(piece: string): string {
  if ((left -= piece.length + 1) < 0) throw TOO_LARGE;
  return piece;
}

const mark = (kind: string, value: string): string => spend(stringify('\0' + kind + value));

/** Without `stringify`, which a script can change with `toJSON`. */
function writeBytes(list: readonly unknown[]): string {
  let out = '';
  for (let i = 0; i < list.length; i += 1) out += (i ? ',' : '') + (list[i] as number);
  return mark('b', '[' + out + ']');
}

function writeList(list: ArrayLike<unknown>, above: Link): string {
  if (!isPlain && isArray(list) && isUnchanged(list)) return writeBytes(list);
  let out = '';
  for (let i = 0; i < list.length; i += 1) out += (i ? ',' : '') + (write(list[i], above) ?? spend('null'));
  return '[' + out + ']';
}

function writeMembers(object: Record<string, unknown>, above: Link): string {
  const names = apply(sort, keys(object), []) as string[];
  let out = '';
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string;
    const member = write(object[name], above);
    if (member !== undefined) out += (out ? ',' : '') + spend(stringify(name)) + ':' + member;
  }
  return '{' + out + '}';
}

function writeObject(value: object | null, up: Link | undefined): string {
  if (value === null) return spend('null');
  for (let link = up; link; link = link.up) if (link.value === value) throw CIRCULAR;
  if (isPlain && value instanceof DateObject) return spend(stringify(value) ?? 'null');
  const above = { value, up };
  const list = value as { readonly length?: number };
  return isArray(value) || (isView(value) && list.length !== undefined)
    ? writeList(value as ArrayLike<unknown>, above)
    : writeMembers(value as Record<string, unknown>, above);
}

function writeScalar(value: string | number | bigint | boolean): string {
  if (typeof value === 'string') return value[0] === '\0' ? mark('s', value) : spend(stringify(value));
  if (typeof value === 'bigint') return mark('n', toText(value) + 'n');
  if (typeof value === 'boolean') return spend(value ? 'true' : 'false');
  if (value - value === 0) return spend(toText(value));
  return isPlain ? spend('null') : mark('n', toText(value));
}

/** JSON text in the notation of `notation.ts`; undefined for a value that has none. */
function write(value: unknown, up?: Link): string | undefined {
  if (typeof value === 'object') return writeObject(value, up);
  if (typeof value === 'function') return isPlain ? undefined : spend('{}');
  if (typeof value === 'symbol' || value === undefined) return undefined;
  return writeScalar(value as string | number | bigint | boolean);
}

/** Writes a result of so many characters at most. */
export function writeResult(value: unknown, characters: number): string | undefined {
  left = characters;
  isPlain = false;
  return write(value);
}

/** The same as `JSON.stringify` would write it, with sorted names. */
export function writePlain(value: unknown, characters: number): string | undefined {
  left = characters;
  isPlain = true;
  return write(value);
}
