import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import { ParseFields, ParseWith } from '@fieldpost/transport';
import { type OperationDoc, operationKey } from './operation.js';

type Method = (...args: never) => unknown;

/** The part of a request that an argument of a controller method is read from. */
export type Source = 'body' | 'query' | 'path' | 'header';

/** One argument that is taken from the request; `parser` is what its pipe was given. */
export interface Input {
  readonly from: Source;
  /** The name of a single value; undefined for a whole body or query. */
  readonly name: string | undefined;
  readonly parser: unknown;
}

/** One route of a controller. `paths` are all under which it is reached, the documented one first, `/a/{id}`. */
export interface Route {
  readonly holder: Type;
  readonly method: Method;
  /** `ApplicationsController.list`. */
  readonly name: string;
  /** Lower case; `all` for every method. */
  readonly verb: string;
  readonly paths: readonly [string, ...string[]];
  readonly inputs: readonly Input[];
  readonly doc: OperationDoc | undefined;
}

/** The framework's metadata keys. */
const nest = { path: 'path', method: 'method', arguments: '__routeArguments__' } as const;
/** How it numbers the sources of arguments; others, such as the caller, are not part of the interface. */
const sources: Readonly<Record<string, Source>> = { 3: 'body', 4: 'query', 5: 'path', 6: 'header' };

interface Argument {
  readonly data?: unknown;
  readonly pipes?: readonly unknown[];
}

/** The HTTP routes of controllers as their decorators say, in the order of the classes. */
export const routesOf = (controllers: readonly Type[]): readonly Route[] => controllers.flatMap(routesIn);

function routesIn(holder: Type): readonly Route[] {
  const members = Object.getOwnPropertyDescriptors(holder.prototype as object);
  return Object.entries(members).flatMap(([name, { value }]) => {
    const method = value as Method;
    const verb = methodOf(name, method);
    if (verb === undefined) return [];
    return [
      {
        holder,
        method,
        name: `${holder.name}.${name}`,
        verb: (RequestMethod[verb] ?? '').toLowerCase(),
        paths: pathsOf(holder, method),
        inputs: inputsOf(holder, name),
        doc: Reflect.getMetadata(operationKey, method) as OperationDoc | undefined,
      },
    ];
  });
}

function methodOf(name: string, method: unknown): RequestMethod | undefined {
  if (name === 'constructor' || typeof method !== 'function') return undefined;
  return Reflect.getMetadata(nest.method, method) as RequestMethod | undefined;
}

function pathsOf(holder: Type, method: Method): readonly [string, ...string[]] {
  const parts = (of: object) => [Reflect.getMetadata(nest.path, of) as string | readonly string[]].flat();
  const [first = '/', ...more] = parts(holder).flatMap((prefix) =>
    parts(method).map((path) => joined(prefix, path)),
  );
  return [first, ...more];
}

/** The names of the parameters in a path such as `/a/{id}`. */
export const parametersIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

const joined = (...parts: readonly string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .map((part) => part.replace(/^:(.*)$/, '{$1}'))
    .join('/')}`;

function inputsOf(holder: Type, name: string): readonly Input[] {
  const metadata = (Reflect.getMetadata(nest.arguments, holder, name) ?? {}) as Record<string, Argument>;
  return Object.entries(metadata).flatMap(([key, { data, pipes = [] }]) => {
    const from = sources[key.split(':', 1)[0] ?? ''];
    if (from === undefined) return [];
    const parser = pipes.find((pipe) => pipe instanceof ParseWith || pipe instanceof ParseFields)?.parser;
    return [{ from, name: typeof data === 'string' ? data : undefined, parser }];
  });
}
