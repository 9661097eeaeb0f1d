import { z } from 'zod';

/** A JSON Schema of the dialect that OpenAPI 3.1 uses (2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Whether the input or the output of a schema is described. */
export type Side = 'input' | 'output';

/** A schema, and the named ones that it refers to as `#/components/schemas/<name>`. */
export interface SchemaParts {
  readonly schema: JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

type Converted = { properties?: Record<string, JsonSchema>; $defs?: Record<string, JsonSchema> };

/** Regular expressions of other languages do not support `\p{Cc}`; these are the same characters. */
const controlCharacters = '\\u0000-\\u001f\\u007f-\\u009f';
const surrogates = '\\ud800-\\udfff';

const portable = (pattern: string): string =>
  pattern.replaceAll('\\P{Cc}', `[^${controlCharacters}]`).replaceAll('\\P{Cs}', `[^${surrogates}]`);

function rewritten(value: unknown, rewriteReference: (reference: string) => string, key = ''): unknown {
  const within = (item: unknown, name?: string) => rewritten(item, rewriteReference, name);
  if (Array.isArray(value)) return value.map((item) => within(item));
  if (key === 'pattern' && typeof value === 'string') return portable(value);
  if (key === '$ref' && typeof value === 'string') return rewriteReference(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, within(item, name)]));
}

const toComponent = (reference: string): string => reference.replace('#/$defs/', '#/components/schemas/');

/** A zod schema as a JSON Schema of its own, as input: other members are allowed. Named schemas are in `$defs`. */
export const standaloneSchema = (schema: z.ZodType): JsonSchema =>
  rewritten(z.toJSONSchema(schema, { io: 'input' }), (reference) => reference) as JsonSchema;

/**
 * A zod schema as JSON Schema. Those with `.meta({ id })` become named ones. A value that the code parses itself has
 * the form that `.meta()` gave to it.
 */
export function toJsonSchema(schema: z.ZodType, side: Side): SchemaParts {
  // Inside an object a schema with a name is a reference, as everywhere else.
  const holder = z.toJSONSchema(z.object({ it: schema }), { io: side, unrepresentable: 'any' }) as Converted;
  const { properties = {}, $defs = {} } = rewritten(holder, toComponent) as Converted;
  return { schema: properties['it'] ?? {}, named: $defs };
}

/** What describes a value: a zod schema, or a function that makes the parts, once the document is made. */
export type Described = z.ZodType | (() => SchemaParts);

/** The parts of whatever describes a value. */
export const partsOf = (described: Described, side: Side): SchemaParts =>
  typeof described === 'function' ? described() : toJsonSchema(described, side);

/** The schema without `null`, which forms and queries cannot express. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf, type, ...rest } = schema as {
    readonly anyOf?: readonly JsonSchema[];
    readonly type?: unknown;
  };
  if (Array.isArray(type)) {
    const others = type.filter((one) => one !== 'null') as readonly string[];
    return { ...rest, type: others.length === 1 ? others[0] : others };
  }
  if (anyOf === undefined) return schema;
  const others = anyOf.filter((one) => one['type'] !== 'null').map(withoutNull);
  return others.length === 1 ? { ...others[0], ...rest } : { ...rest, anyOf: others };
}
