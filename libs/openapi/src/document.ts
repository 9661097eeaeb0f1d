import type { Type } from '@nestjs/common';
import { responsesOf } from './responses.js';
import type { Dialect } from './dialect.js';
import { bodyOf, parametersOf } from './inputs.js';
import type { JsonSchema } from './json-schema.js';
import { webhooksOf } from './webhooks.js';
import { parametersIn, type Route, routesOf } from './routes.js';

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
    .flatMap((route) => pathsOf(route, dialect).map((path) => write(route, path, dialect)))
    .sort((a, b) => compare(a.path, b.path));
  const paths = new Map<string, Record<string, JsonSchema>>();
  for (const { path, verb, operation } of written) paths.set(path, { ...paths.get(path), [verb]: operation });
  const { title, version, description, tags, securitySchemes } = dialect;
  const webhooks = webhooksOf(dialect.webhooks ?? {});
  const named = Object.assign({}, ...written.map((one) => one.named), webhooks.named) as Written['named'];
  return {
    openapi: '3.1.0',
    info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The server of this document.' }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths: Object.fromEntries(paths),
    ...(dialect.webhooks && { webhooks: webhooks.schema }),
    components: { schemas: sorted(named), securitySchemes },
  };
}

/** The documented paths. */
const pathsOf = ({ paths }: Route, { hasNoAliases = false }: Dialect): readonly string[] =>
  hasNoAliases ? paths : [paths[0]];

function write(declared: Route, path: string, dialect: Dialect): Written {
  const route = { ...declared, paths: [path] as const };
  const { credentials, need } = dialect.accessOf(route);
  const parameters = parametersOf(route, dialect);
  const request = bodyOf(route, dialect);
  const { responses, named } = responsesOf(route, dialect);
  const description = [route.doc?.description, need].filter(Boolean).join(' ');
  const operation = {
    operationId: operationId(route, suffixOf(path, declared.paths[0])),
    summary: route.doc?.summary,
    ...(description !== '' && { description }),
    tags: [dialect.tagOf(route)],
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: request.body }),
    responses,
    security: credentials.map((name) => (name === 'anonymous' ? {} : { [name]: [] })),
  };
  return {
    path: `${dialect.pathPrefix ?? ''}${path}`,
    verb: route.verb,
    operation,
    named: { ...request?.named, ...named },
  };
}

/**
 * `ApplicationsController.list` as `applications.list`: names of methods in clients that are made from the document. A further
 * path of a route is named by what distinguishes it from the first: `deadLetters.retryByLetter`.
 */
const operationId = ({ name }: Route, suffix: string): string =>
  name.replace('Controller.', '.').replace(/^./, (first) => first.toLowerCase()) + suffix;

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function suffixOf(path: string, first: string): string {
  const [own, others] = [parametersIn(path), parametersIn(first)];
  const more = own.filter((name) => !others.includes(name)).map((name) => `By${pascal(name)}`);
  const fewer = others.filter((name) => !own.includes(name)).map((name) => `Without${pascal(name)}`);
  return [...more, ...fewer].join('');
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const sorted = (named: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(Object.entries(named).sort(([a], [b]) => compare(a, b)));
