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

/** Objects in objects below this depth are left out. */
export const deepest = 4;
/** Fields of a body that are listed. */
const mostFields = 200;
const prefix = '#/components/schemas/';

/** The schema that is meant: references are followed, and null is left out of alternatives. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, anyOf = [], oneOf = [] } = schema;
  if ($ref !== undefined) return resolved(schemas[$ref.slice(prefix.length)] ?? {}, schemas);
  const [first] = [...anyOf, ...oneOf].filter(({ type }) => type !== 'null');
  return first
    ? { ...resolved(first, schemas), ...(schema.description && { description: schema.description }) }
    : schema;
}

export const typeOf = ({ type, properties, items }: Schema): string => {
  const types = (typeof type === 'string' ? [type] : (type ?? [])).filter((name) => name !== 'null');
  return types[0] ?? (properties ? 'object' : items ? 'array' : 'any');
};

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
