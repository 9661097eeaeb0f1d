import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import type { Exports } from './built-files.js';

/** One HTTP route; more than one path where it has aliases. `method` is `ALL` where it takes every method. */
export interface HttpRoute {
  readonly method: string;
  readonly paths: readonly string[];
  /** Class and method that answer. */
  readonly answeredBy: string;
}

/** One gRPC method that is answered; `service` is written with its package or without. */
export interface GrpcHandler {
  readonly service: string;
  readonly rpc: string;
  readonly answeredBy: string;
}

type Method = (...args: never) => unknown;
interface Member {
  readonly holder: Method;
  readonly method: Method;
  readonly answeredBy: string;
}

/** The HTTP routes of controllers, as their decorators say. */
export const routesOf = (modules: readonly Exports[]): readonly HttpRoute[] =>
  modules.flatMap(membersOf).flatMap(({ holder, method, answeredBy }) => {
    const verb = Reflect.getMetadata('method', method) as RequestMethod | undefined;
    if (verb === undefined) return [];
    return [{ method: RequestMethod[verb] ?? '', paths: pathsOf(holder, method), answeredBy }];
  });

/** The gRPC methods of controllers, as their decorators say. */
export const handlersOf = (modules: readonly Exports[]): readonly GrpcHandler[] =>
  modules.flatMap(membersOf).flatMap(({ method, answeredBy }) => {
    const patterns = Reflect.getMetadata('microservices:pattern', method) as
      readonly { service: string; rpc: string }[] | undefined;
    return (patterns ?? []).map(({ service, rpc }) => ({ service, rpc, answeredBy }));
  });

/** The methods of all controller classes of a module. */
function membersOf(exports: Exports): readonly Member[] {
  const classes = Object.values(exports).filter(
    (value): value is Method => typeof value === 'function' && Reflect.hasMetadata('path', value),
  );
  return classes.flatMap((holder) => {
    const members = Object.entries(Object.getOwnPropertyDescriptors(holder.prototype as object));
    return members
      .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
      .map(([name, { value }]) => ({
        holder,
        method: value as Method,
        answeredBy: `${holder.name}.${name}`,
      }));
  });
}

function pathsOf(holder: Method, method: Method): readonly string[] {
  const parts = (of: Method) => [Reflect.getMetadata('path', of) as string | readonly string[]].flat();
  return parts(holder).flatMap((prefix) => parts(method).map((path) => joined(prefix, path)));
}

const joined = (...parts: readonly string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`;
