import type { Schema } from './api-document.js';
import { deepest, resolved, type Schemas, typeOf } from './schemas.js';

/** Required objects in objects are followed to this depth: a schema may require itself. */
const deepestRequired = 16;

/** An example of a value that the schema allows: the required fields of objects, or all when none is required. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  const { examples, const: constant, enum: choices, default: usual, ...shape } = resolved(schema, schemas);
  const [given] = [...(examples ?? []), usual, constant, ...(choices ?? [])].filter(
    (value) => value !== undefined,
  );
  return given ?? exampleOfShape(shape, schemas, depth);
}

function exampleOfShape(schema: Schema, schemas: Schemas, depth: number): unknown {
  const type = typeOf(schema);
  if (type in plain) return plain[type]?.(schema);
  if (type !== 'array') return exampleOfObject(schema, schemas, depth);
  return schema.items && depth < deepest ? [exampleOf(schema.items, schemas, depth + 1)] : [];
}

function exampleOfObject(
  { properties = {}, required = [] }: Schema,
  schemas: Schemas,
  depth: number,
): unknown {
  if (depth >= deepestRequired) return {};
  const isAllShown = required.length === 0 && depth < deepest;
  const shown = Object.entries(properties).filter(([name]) => isAllShown || required.includes(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, exampleOf(value, schemas, depth + 1)]));
}

const exampleOfNumber = ({ minimum = -Infinity, maximum = Infinity }: Schema): number =>
  Math.min(Math.max(0, minimum), maximum);

const hexadecimal = [2, 4, 6, 8, 16, 32].map((digits) => '0'.repeat(digits));
/** Texts of the forms that the APIs ask for, the usual one first. */
const texts: readonly string[] = [
  'example',
  'a longer example',
  'example.com',
  'jane@example.com',
  'https://example.com/',
  '2030-01-01T00:00:00Z',
  ...hexadecimal,
];

function exampleOfText(schema: Schema): string {
  // The bytes 1, 2 and 3.
  if (schema.contentEncoding === 'base64') return 'AQID';
  return texts.find((text) => isAllowed(text, schema)) ?? '';
}

function isAllowed(text: string, schema: Schema): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, allOf = [] } = schema;
  if (text.length < minLength || text.length > maxLength) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false;
  return allOf.every((part) => isAllowed(text, part));
}

const plain: Readonly<Record<string, (schema: Schema) => unknown>> = {
  string: exampleOfText,
  integer: exampleOfNumber,
  number: exampleOfNumber,
  boolean: () => false,
};
