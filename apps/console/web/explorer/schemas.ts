import type { Schema } from './api-document.js';

/** Schemas of the document by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** One field of a body. */
export interface Field {
  /** Path of the field: `lorawan_device.app_eui`; `[]` stands for the elements of a list. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

const deepest = 4;
const mostFields = 200;
const prefix = '#/components/schemas/';

/** The schema that is meant: references are followed, and null is left out of alternatives. */
function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, anyOf } = schema;
  if ($ref !== undefined) return resolved(schemas[$ref.slice(prefix.length)] ?? {}, schemas);
  const [first] = (anyOf ?? []).filter(({ type }) => type !== 'null');
  return first
    ? { ...resolved(first, schemas), ...(schema.description && { description: schema.description }) }
    : schema;
}

const typeOf = ({ type, properties, items }: Schema): string => {
  const types = (typeof type === 'string' ? [type] : (type ?? [])).filter((name) => name !== 'null');
  return types[0] ?? (properties ? 'object' : items ? 'array' : 'any');
};

/** An example of a value: the required fields of objects, or all when none is required. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  const { examples, const: constant, enum: choices, default: usual, ...shape } = resolved(schema, schemas);
  const [given] = [...(examples ?? []), usual, constant, ...(choices ?? [])].filter(
    (value) => value !== undefined,
  );
  return given ?? exampleOfShape(shape, schemas, depth);
}

const plain: Readonly<Record<string, unknown>> = { string: '', integer: 0, number: 0, boolean: false };

function exampleOfShape(schema: Schema, schemas: Schemas, depth: number): unknown {
  const type = typeOf(schema);
  if (type in plain) return plain[type];
  if (type === 'array')
    return schema.items && depth < deepest ? [exampleOf(schema.items, schemas, depth + 1)] : [];
  const { properties = {}, required = [] } = schema;
  const shown = Object.entries(properties).filter(
    ([name]) => required.length === 0 || required.includes(name),
  );
  if (depth >= deepest) return {};
  return Object.fromEntries(shown.map(([name, value]) => [name, exampleOf(value, schemas, depth + 1)]));
}

/** The fields of an object or of the elements of a list, with those of objects in it. */
export const fieldsOf = (schema: Schema, schemas: Schemas): readonly Field[] =>
  fieldsBelow(schema, schemas, []).slice(0, mostFields);

function fieldsBelow(schema: Schema, schemas: Schemas, path: readonly string[]): readonly Field[] {
  const { properties = {}, required = [], items } = resolved(schema, schemas);
  if (path.length >= deepest) return [];
  if (items) return fieldsBelow(items, schemas, [...path.slice(0, -1), `${path.at(-1) ?? ''}[]`]);
  return Object.entries(properties).flatMap(([name, value]) => {
    const at = [...path, name];
    const meant = resolved(value, schemas);
    const field = {
      name: at.join('.'),
      type: typeOf(meant),
      required: required.includes(name),
      description: value.description ?? meant.description ?? '',
    };
    return [field, ...fieldsBelow(meant, schemas, at)];
  });
}
