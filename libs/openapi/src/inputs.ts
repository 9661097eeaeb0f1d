import { z } from 'zod';
import type { Dialect } from './dialect.js';
import { type JsonSchema, partsOf, type SchemaParts, toJsonSchema, withoutNull } from './json-schema.js';
import type { BodyForm } from './operation.js';
import { type Input, parametersIn, type Route } from './routes.js';

const mediaTypes: Readonly<Record<BodyForm, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  csv: 'text/csv',
};
const text: JsonSchema = { type: 'string' };

/** The schema of an input: its own, or that of the dialect for a parser function, else a string. */
function schemaOf({ parser }: Input, { shapes }: Dialect): SchemaParts {
  if (parser instanceof z.ZodType) return toJsonSchema(parser, 'input');
  return { schema: shapes.get(parser) ?? text, named: {} };
}

const parameter = (
  from: string,
  name: string,
  { required, schema }: { readonly required: boolean; readonly schema: JsonSchema },
): JsonSchema => {
  const { description, ...rest } = schema;
  return { name, in: from, required, ...(description !== undefined && { description }), schema: rest };
};

/** Members of an object as parameters of a query or as headers. */
export function parametersOfObject(from: 'query' | 'header', schema: JsonSchema): readonly JsonSchema[] {
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, member]) =>
    parameter(from, name, { required: required.includes(name), schema: withoutNull(member) }),
  );
}

/** The declared query of a route, or what its arguments are read from. */
function queriesOf({ inputs, doc }: Route): readonly Input[] {
  if (doc?.query) return [{ from: 'query', name: undefined, parser: doc.query }];
  return inputs.filter(({ from }) => from === 'query');
}

/** Path, query and header parameters; credentials are described by the security schemes alone. */
export function parametersOf(route: Route, dialect: Dialect): readonly JsonSchema[] {
  const inPath = parametersIn(route.paths[0]).map((name) => {
    const input = route.inputs.find((one) => one.from === 'path' && one.name === name);
    const schema = input === undefined ? (dialect.shapes.get(name) ?? text) : schemaOf(input, dialect).schema;
    return parameter('path', name, { required: true, schema });
  });
  const inQuery = queriesOf(route).flatMap((one) =>
    parametersOfObject('query', schemaOf(one, dialect).schema),
  );
  const inHeader = (dialect.headersOf?.(route) ?? []).map(({ name, description, schema }) =>
    parameter('header', name, { required: false, schema: { ...schema, description } }),
  );
  return [...inPath, ...inQuery, ...inHeader];
}

/** The body of a request in each form that the route reads; undefined for a route without. */
export function bodyOf(
  route: Route,
  dialect: Dialect,
): { readonly body: JsonSchema; readonly named: SchemaParts['named'] } | undefined {
  const input = route.inputs.find(({ from }) => from === 'body');
  const { body, takes: forms = ['json'] } = route.doc ?? {};
  if (input === undefined && body === undefined) return undefined;
  const { schema, named } = body === undefined ? schemaOf(input as Input, dialect) : partsOf(body, 'input');
  const content = Object.fromEntries(
    forms.map((form) => [mediaTypes[form], { schema: inForm(schema, form) }]),
  );
  return { body: { required: input === undefined || !isOptional(input), content }, named };
}

const isOptional = ({ parser }: Input): boolean =>
  parser instanceof z.ZodType && parser.safeParse(undefined).success;

/** A table of CSV is text. */
function inForm(schema: JsonSchema, form: BodyForm): JsonSchema {
  if (form === 'csv') return text;
  return form === 'form' ? formSchema(schema) : schema;
}

function formSchema(schema: JsonSchema): JsonSchema {
  const { properties = {}, ...rest } = withoutNull(schema) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
  };
  const members = Object.entries(properties).map(([name, member]) => [name, withoutNull(member)] as const);
  return { ...rest, properties: Object.fromEntries(members) };
}
