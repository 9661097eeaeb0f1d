import { shortestFloat32 } from '@fieldpost/domain';
import protobuf from 'protobufjs';
import { fixedLength, isOptional } from './fixed-bytes.js';
import { type Input, type MessageName, reflection } from './reflection.js';

/** JSON text of a value, or undefined when the field is left out. */
type Write = (value: unknown) => string | undefined;

interface FieldWriter {
  readonly name: string;
  /** `"app_id":` */
  readonly label: string;
  readonly write: Write;
}

const wholeNumbers = new Set(['int32', 'uint32', 'sint32', 'fixed32', 'sfixed32']);
const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const toBuffer = (value: unknown): Buffer =>
  typeof value === 'string' ? Buffer.from(value, 'base64') : Buffer.from(value as Uint8Array);

/** Leaves absent values and the zero value out, as proto3 does. */
const unless =
  (zero: unknown, text: (value: unknown) => string): Write =>
  (value) =>
    isAbsent(value) || value === zero ? undefined : text(value);

const floatText = (value: unknown): string =>
  Number.isFinite(value) ? String(shortestFloat32(value as number)) : JSON.stringify(String(value));

/** Upper-case hex; the all-zero value and the absent one are the empty string. */
function hexText(field: protobuf.Field, length: number): (value: unknown) => string {
  return (value) => {
    const bytes = isAbsent(value) ? Buffer.alloc(0) : toBuffer(value);
    if (bytes.length === 0 || (bytes.length === length && bytes.every((byte) => byte === 0))) return '""';
    if (bytes.length === length) return `"${bytes.toString('hex').toUpperCase()}"`;
    throw new RangeError(`${field.fullName} has ${bytes.length} bytes instead of ${length}`);
  };
}

function enumText(type: protobuf.Enum): (value: unknown) => string {
  // A number that has no name yet stays a number.
  return (value) => JSON.stringify(typeof value === 'number' ? (type.valuesById[value] ?? value) : value);
}

/** How one value of a field becomes text, whatever its value. */
function valueText(field: protobuf.Field): (value: unknown) => string {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return enumText(type);
  if (type instanceof protobuf.Type) return messageText(type);
  const length = fixedLength(field);
  if (length !== undefined) return hexText(field, length);
  if (field.type === 'bytes') return (value) => `"${toBuffer(value).toString('base64')}"`;
  if (field.type === 'float') return floatText;
  // 64-bit integers are accepted as text, numbers or bigints and written as text, since JavaScript clients would round numbers.
  if (field.long) return (value) => `"${String(value)}"`;
  return wholeNumbers.has(field.type) ? String : JSON.stringify;
}

function enumWriter(type: protobuf.Enum, text: (value: unknown) => string): Write {
  const zeroName = type.valuesById[0];
  return (value) => (isAbsent(value) || value === 0 || value === zeroName ? undefined : text(value));
}

function bytesWriter(field: protobuf.Field, text: (value: unknown) => string): Write {
  if (fixedLength(field) !== undefined && !isOptional(field)) return text;
  return (value) => (isAbsent(value) || (value as { length: number }).length === 0 ? undefined : text(value));
}

/** A single field outside of oneofs: what is left out depends on its type. */
function singularWriter(field: protobuf.Field, text: (value: unknown) => string): Write {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return enumWriter(type, text);
  if (type instanceof protobuf.Type) return unless(undefined, text);
  if (field.type === 'bytes') return bytesWriter(field, text);
  if (field.long) return (value) => (isAbsent(value) || String(value) === '0' ? undefined : text(value));
  if (field.type === 'string') return unless('', text);
  // Minus zero equals zero here, and is left out as well.
  return field.type === 'bool' ? unless(false, text) : unless(0, text);
}

const listWriter =
  (text: (value: unknown) => string): Write =>
  (value) => {
    const items = (value ?? []) as readonly unknown[];
    return items.length === 0 ? undefined : `[${items.map((item) => text(item)).join()}]`;
  };

const mapWriter =
  (text: (value: unknown) => string): Write =>
  (value) => {
    const map = (value ?? {}) as Readonly<Record<string, unknown>>;
    const keys = Object.keys(map).sort();
    return keys.length === 0
      ? undefined
      : `{${keys.map((key) => `${JSON.stringify(key)}:${text(map[key])}`).join()}}`;
  };

function fieldWriter(field: protobuf.Field): FieldWriter {
  const text = valueText(field);
  const { name } = field;
  const label = `${JSON.stringify(name)}:`;
  if (field.map) return { name, label, write: mapWriter(text) };
  if (field.repeated) return { name, label, write: listWriter(text) };
  // In a oneof, presence is the information: the member is written even when its value is zero.
  return { name, label, write: field.partOf ? unless(undefined, text) : singularWriter(field, text) };
}

const plans = new Map<protobuf.Type, readonly FieldWriter[]>();

/** The writers of a message in order of declaration; made on first use, because messages may contain themselves. */
function planOf(type: protobuf.Type): readonly FieldWriter[] {
  const plan = plans.get(type) ?? type.fieldsArray.map((field) => fieldWriter(field.resolve()));
  plans.set(type, plan);
  return plan;
}

function messageText(type: protobuf.Type): (value: unknown) => string {
  return (value) => {
    const message = value as Readonly<Record<string, unknown>>;
    let text = '';
    for (const { name, label, write } of planOf(type)) {
      const written = write(message[name]);
      if (written !== undefined) text += `${text === '' ? '' : ','}${label}${written}`;
    }
    return `{${text}}`;
  };
}

const roots = new Map<string, (value: unknown) => string>();

/**
 * The JSON of responses of v2's HTTP APIs: compact, in the order of declaration, zero values left out,
 * identifiers in upper-case hex, 64-bit integers as strings (docs/protocol/http-json.md#json-mapping).
 * Throws a RangeError for an identifier of the wrong length.
 */
export function toHttpApiJson<N extends MessageName>(name: N, message: Input<N>): string {
  const write = roots.get(name) ?? messageText(reflection().lookupType(name));
  roots.set(name, write);
  return write(message);
}
