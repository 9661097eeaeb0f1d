import 'reflect-metadata';
import type { Dialect } from './dialect.js';
import { type JsonSchema, partsOf, type SchemaParts } from './json-schema.js';
import type { ResponseDoc, ResponseDocs, HeaderDoc } from './operation.js';
import type { Route } from './routes.js';

/** Where the framework keeps a status that a decorator sets. */
const statusKey = '__httpCode__';

const statusOf = ({ method, verb }: Route): number =>
  (Reflect.getMetadata(statusKey, method) as number | undefined) ?? (verb === 'post' ? 201 : 200);

function successesOf(route: Route, dialect: Dialect): ResponseDocs {
  const { gives, responses, headers } = route.doc ?? {};
  if (responses) return responses;
  const decided = dialect.successesOf?.(route);
  if (decided) return decided;
  if (gives === undefined || gives === 'nothing') return { [statusOf(route)]: { description: 'Done.' } };
  return { [statusOf(route)]: { description: 'Done.', schema: gives, ...(headers && { headers }) } };
}

/** Failures in order of their status: declared ones, those of credentials and those of the input. */
function failuresOf(route: Route, dialect: Dialect): ResponseDocs {
  const isParsed = route.inputs.some(({ parser }) => parser !== undefined);
  const hasBody = route.doc?.body !== undefined || route.inputs.some(({ from }) => from === 'body');
  const statuses = new Set([
    ...(hasBody ? [413] : []),
    ...(isParsed ? [400] : []),
    ...dialect.accessOf(route).rejects,
    ...(route.doc?.rejects ?? []),
  ]);
  const failures = [...statuses].map((status) => [status, dialect.failure(route, status)] as const);
  return Object.fromEntries(
    failures.filter((entry): entry is [number, ResponseDoc] => entry[1] !== undefined),
  );
}

/** All responses of a route in OpenAPI, and the named schemas in them. */
export function responsesOf(
  route: Route,
  dialect: Dialect,
): { readonly responses: JsonSchema; readonly named: SchemaParts['named'] } {
  const written = Object.entries({ ...failuresOf(route, dialect), ...successesOf(route, dialect) }).map(
    ([status, answer]) => ({ status, ...toResponse(answer) }),
  );
  return {
    responses: Object.fromEntries(written.map(({ status, response }) => [status, response])),
    named: Object.assign({}, ...written.map(({ named }) => named)) as SchemaParts['named'],
  };
}

function toResponse({ description, schema, type = 'application/json', headers = [] }: ResponseDoc) {
  const parts = schema && partsOf(schema, 'output');
  const response = {
    description,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers.map(toHeader)) }),
    ...(parts && { content: { [type]: { schema: parts.schema } } }),
  };
  return { response, named: parts?.named ?? {} };
}

const toHeader = ({ name, description, schema }: HeaderDoc) => [name, { description, schema }] as const;
