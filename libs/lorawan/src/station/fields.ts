import { notValid } from '@fieldpost/errors';
import { type JsonObject, objectOf } from '../semtech-udp/json-values.js';
import { parseExact } from './exact-json.js';

type Range = readonly [least: number, most: number];

/** A message of a station. Numbers in quotation marks are no numbers. */
export function readFields(text: string): JsonObject {
  const fields = objectOf(parsed(text));
  if (!fields) throw notValid({ argument: 'Message', reason: 'should be a JSON object' });
  return fields;
}

function parsed(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    // What is wrong with it, a parser describes in many words that depend on its version.
    return undefined;
  }
}

/** A whole number in a range; `otherwise` where the field is missing or null. */
export function integerIn(
  fields: JsonObject,
  name: string,
  [least, most]: Range,
  otherwise?: number,
): number {
  const value = fields[name] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw notValid({
    argument: name,
    reason: `should be a whole number from ${String(least)} to ${String(most)}`,
  });
}

/** A whole number of at most 63 bits. */
export function exactIn(fields: JsonObject, name: string, otherwise?: number): bigint {
  const value = fields[name] ?? otherwise;
  const number = typeof value === 'bigint' || Number.isSafeInteger(value) ? BigInt(value as number) : -1n;
  if (number >= 0n && number < 1n << 63n) return number;
  throw notValid({ argument: name, reason: 'should be a whole number of at most 63 bits' });
}

/** A finite number; `otherwise` where the field is missing or null. */
export function numberIn(fields: JsonObject, name: string, otherwise?: number): number {
  const value = fields[name] ?? otherwise;
  const number = typeof value === 'bigint' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw notValid({ argument: name, reason: 'should be a number' });
}

const hexPattern = /^(?:[0-9A-Fa-f]{2})*$/;
const mostBytes = 255;

export function bytesIn(fields: JsonObject, name: string): Buffer {
  const value = fields[name] ?? '';
  if (typeof value === 'string' && value.length <= 2 * mostBytes && hexPattern.test(value))
    return Buffer.from(value, 'hex');
  throw notValid({
    argument: name,
    reason: `should be at most ${String(mostBytes)} bytes as hexadecimal digits`,
  });
}

const mostCharacters = 256;

/** Empty where the field is missing or null. */
export function textIn(fields: JsonObject, name: string): string {
  const value = fields[name] ?? '';
  if (typeof value === 'string') return value.slice(0, mostCharacters);
  throw notValid({ argument: name, reason: 'should be a text' });
}
