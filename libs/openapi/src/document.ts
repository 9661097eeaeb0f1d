import type { Type } from '@nestjs/common';
import { responsesOf } from './responses.js';
import type { Dialect } from './dialect.js';
import { bodyOf, parametersOf } from './inputs.js';
import type { JsonSchema } from './json-schema.js';
import { type Route, routesOf } from './routes.js';

interface Written {
  readonly path: string;
  readonly verb: string;
  readonly operation: JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** Names of the routes that declare no responses; a test of each app expects none. */
export const undeclaredRoutes = (controllers: readonly Type[]): readonly string[] =>
  routesOf(controllers)
    .filter(({ doc }) => doc === undefined)
    .map(({ name }) => name);

/**
 * The OpenAPI 3.1 document of an app, made from its controllers. In order of paths, so that it does not depend on how
 * the classes were found; routes that declare no responses are left out.
 */
export function documentOf(dialect: Dialect, controllers: readonly Type[]): JsonSchema {
  const written = routesOf(controllers)
    .filter(({ doc }) => doc !== undefined)
    .map((route) => write(route, dialect))
    .sort((a, b) => compare(a.path, b.path));
  const paths = new Map<string, Record<string, JsonSchema>>();
  for (const { path, verb, operation } of written) paths.set(path, { ...paths.get(path), [verb]: operation });
  const { title, version, description, tags, securitySchemes } = dialect;
  return {
    openapi: '3.1.0',
    info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The server of this document.' }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths: Object.fromEntries(paths),
    components: { schemas: sorted(Object.assign({}, ...written.map(({ named }) => named))), securitySchemes },
  };
}

function write(route: Route, dialect: Dialect): Written {
  const { credentials, need } = dialect.accessOf(route);
  const parameters = parametersOf(route, dialect);
  const request = bodyOf(route, dialect);
  const { responses, named } = responsesOf(route, dialect);
  const description = [route.doc?.description, need].filter(Boolean).join(' ');
  const operation = {
    operationId: operationId(route),
    summary: route.doc?.summary,
    ...(description !== '' && { description }),
    tags: [dialect.tagOf(route)],
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: request.body }),
    responses,
    security: credentials.map((name) => (name === 'anonymous' ? {} : { [name]: [] })),
  };
  return { path: route.paths[0], verb: route.verb, operation, named: { ...request?.named, ...named } };
}

/** `ApplicationsController.list` as `applications.list`: names of methods in clients that are made from the document. */
const operationId = ({ name }: Route): string =>
  name.replace('Controller.', '.').replace(/^./, (first) => first.toLowerCase());

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const sorted = (named: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(Object.entries(named).sort(([a], [b]) => compare(a, b)));
