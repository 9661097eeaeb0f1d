import type { JsonSchema } from '@fieldpost/openapi';

type Named = Readonly<Record<string, JsonSchema>>;

const head = `"""Types of messages. Generated from docs/reference/schemas by \`npm run generate\`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired
`;

const simple: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

const literal = (values: readonly unknown[]): string =>
  `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

/** A schema as a Python type. */
function typeOf(schema: JsonSchema): string {
  const { $ref, const: only, enum: values, anyOf, type, items, additionalProperties } = schema;
  if (typeof $ref === 'string') return $ref.replace('#/$defs/', '');
  if (only !== undefined) return literal([only]);
  if (Array.isArray(values)) return literal(values);
  if (Array.isArray(anyOf)) return (anyOf as JsonSchema[]).map(typeOf).join(' | ');
  if (type === 'array') return `list[${typeOf(items as JsonSchema)}]`;
  if (type === 'object') return `dict[str, ${typeOf(Object(additionalProperties) as JsonSchema)}]`;
  return simple[String(type)] ?? 'Any';
}

interface ObjectSchema {
  readonly properties?: Named;
  readonly required?: readonly string[];
  readonly description?: string;
}

function classOf(name: string, schema: JsonSchema): string {
  const { properties = {}, required = [], description } = schema as ObjectSchema;
  const members = Object.entries(properties).map(([member, one]) => {
    const type = typeOf(one);
    return `    ${member}: ${required.includes(member) ? type : `NotRequired[${type}]`}`;
  });
  const about = description === undefined ? [] : [`    """${description}"""\n`];
  return `class ${name}(TypedDict):\n${[...about, ...members].join('\n')}\n`;
}

/** `events/down/sent` as `EventsDownSent`. */
const className = (event: string): string =>
  event.replaceAll(/(?:^|\/)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const eventOf = (schema: JsonSchema): string => {
  const { event } = (schema as ObjectSchema).properties ?? {};
  return String(event?.['const']);
};

function unionOf(name: string, variants: readonly JsonSchema[]): string {
  const names = variants.map((variant) => className(eventOf(variant)));
  const classes = variants.map((variant, at) => classOf(names[at] ?? '', variant));
  return [...classes, `${name} = Union[${names.join(', ')}]\n`].join('\n\n');
}

/** The Python module with a type for each named schema of the messages; a union only after its parts. */
export function typedDicts(schemas: Named): string {
  const named = Object.assign({}, ...Object.values(schemas).map(({ $defs }) => $defs)) as Named;
  const isUnion = ([, { oneOf }]: readonly [string, JsonSchema]) => Array.isArray(oneOf);
  const entries = Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1));
  const classes = entries.filter((entry) => !isUnion(entry)).map(([name, schema]) => classOf(name, schema));
  const unions = entries.filter(isUnion).map(([name, { oneOf }]) => unionOf(name, oneOf as JsonSchema[]));
  return [head, ...classes, ...unions].join('\n\n');
}
