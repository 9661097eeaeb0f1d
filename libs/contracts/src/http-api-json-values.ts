import protobuf from 'protobufjs';
import { isBase64 } from './base64.js';
import { fixedLength } from './fixed-bytes.js';
import { HttpApiJsonError } from './http-api-json-error.js';

/** Turns one JSON value into the value of a field; `path` names the field in errors. */
export type Read = (value: unknown, path: string) => unknown;

const ranges: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

const largestFloat = 3.4028234663852886e38;
const nonFinite: ReadonlySet<unknown> = new Set(['NaN', 'Infinity', '-Infinity']);
const numberText = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const readText: Read = (value, path) => {
  if (typeof value === 'string') return value;
  throw new HttpApiJsonError(path, 'must be a string');
};

const readBool: Read = (value, path) => {
  if (typeof value === 'boolean') return value;
  throw new HttpApiJsonError(path, 'must be true or false');
};

const readBase64: Read = (value, path) => {
  if (typeof value === 'string' && isBase64(value)) return Buffer.from(value, 'base64');
  throw new HttpApiJsonError(path, 'must be base64 with padding');
};

const readFloat: Read = (value, path) => {
  if (nonFinite.has(value)) return Number(value);
  const number = typeof value === 'string' && numberText.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Math.abs(number) <= largestFloat) return number;
  throw new HttpApiJsonError(path, 'must be a number');
};

/** A whole number from a number or from digits in a string, as v2 clients send both. */
function toWhole(value: unknown): bigint | undefined {
  if (typeof value === 'string') return /^-?\d{1,20}$/.test(value) ? BigInt(value) : undefined;
  // Beyond 2^53 the parser of the request has rounded the number already; clients that care send a string.
  return Number.isInteger(value) ? BigInt(value as number) : undefined;
}

function wholeReader([lowest, highest]: readonly [bigint, bigint], isLong: boolean): Read {
  return (value, path) => {
    const whole = toWhole(value);
    if (whole !== undefined && whole >= lowest && whole <= highest) {
      return isLong ? whole.toString() : Number(whole);
    }
    throw new HttpApiJsonError(path, `must be a whole number from ${lowest} to ${highest}`);
  };
}

/** Hex of either case; the empty string is the zero value ("none"), while absence means "unchanged". */
function hexReader(length: number): Read {
  const pattern = new RegExp(`^(?:[0-9a-fA-F]{${length * 2}})?$`);
  return (value, path) => {
    if (typeof value !== 'string' || !pattern.test(value)) {
      throw new HttpApiJsonError(path, `must be ${length * 2} hexadecimal characters`);
    }
    return value === '' ? Buffer.alloc(length) : Buffer.from(value, 'hex');
  };
}

function enumReader({ values }: protobuf.Enum): Read {
  return (value, path) => {
    if (typeof value === 'string' && Object.hasOwn(values, value)) return value;
    if (Number.isInteger(value) && Object.values(values).includes(value as number)) return value;
    throw new HttpApiJsonError(path, `must be one of ${Object.keys(values).join(', ')}`);
  };
}

const simple: Readonly<Record<string, Read>> = {
  string: readText,
  bool: readBool,
  float: readFloat,
  bytes: readBase64,
};

/** The reader for one value of a field that does not hold a message. */
export function scalarReader(field: protobuf.Field): Read {
  if (field.resolvedType instanceof protobuf.Enum) return enumReader(field.resolvedType);
  const length = fixedLength(field);
  if (length !== undefined) return hexReader(length);
  const range = ranges[field.type];
  const read = range === undefined ? simple[field.type] : wholeReader(range, field.long);
  if (read === undefined) throw new Error(`${field.fullName} has a type without JSON form: ${field.type}`);
  return read;
}
