import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import { audienceKey } from '@fieldpost/auth';
import type { Exports } from './built-files.js';

/** One HTTP route; more than one path where it has aliases. `method` is `ALL` for every method. */
export interface HttpRoute {
  readonly method: string;
  readonly paths: readonly string[];
  /** Class and method of the handler. */
  readonly handledBy: string;
  /** The declared access of the route, if any. */
  readonly access?: Access;
}

/** Metadata of the account server's `Needs…` decorators: the kind of check, and the required scope or right. */
export interface DeclaredNeed {
  readonly of: string;
  readonly scope?: string;
  readonly right?: string;
}

/** The declared access of a route, and whether it has a guard. */
export interface Access {
  readonly need?: DeclaredNeed;
  readonly audience?: string;
  readonly isGuarded: boolean;
}

/** One implemented gRPC method; `service` is written with its package or without. */
export interface GrpcHandler {
  readonly service: string;
  readonly rpc: string;
  readonly handledBy: string;
}

type Method = (...args: never) => unknown;
interface Member {
  readonly holder: Method;
  readonly method: Method;
  readonly handledBy: string;
}

/** The HTTP routes of controllers, according to their decorators. */
export const routesOf = (modules: readonly Exports[]): readonly HttpRoute[] =>
  modules.flatMap(membersOf).flatMap(({ holder, method, handledBy }) => {
    const verb = Reflect.getMetadata('method', method) as RequestMethod | undefined;
    if (verb === undefined) return [];
    const access = accessOf(holder, method);
    const route = { method: RequestMethod[verb] ?? '', paths: pathsOf(holder, method), handledBy };
    return [{ ...route, ...(access && { access }) }];
  });

/** The gRPC methods of controllers, according to their decorators. */
export const handlersOf = (modules: readonly Exports[]): readonly GrpcHandler[] =>
  modules.flatMap(membersOf).flatMap(({ method, handledBy }) => {
    const patterns = Reflect.getMetadata('microservices:pattern', method) as
      | readonly { service: string; rpc: string }[]
      | undefined;
    return (patterns ?? []).map(({ service, rpc }) => ({ service, rpc, handledBy }));
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
        handledBy: `${holder.name}.${name}`,
      }));
  });
}

/** Apps must not be imported, so the metadata key is repeated here. */
const needKey = 'account:need';

function accessOf(holder: Method, method: Method): Access | undefined {
  const said = (key: string): unknown =>
    Reflect.getMetadata(key, method) ?? (Reflect.getMetadata(key, holder) as unknown);
  const need = said(needKey) as DeclaredNeed | undefined;
  const audience = said(audienceKey) as string | undefined;
  if (need === undefined && audience === undefined) return undefined;
  const isGuarded = said('__guards__') !== undefined;
  return { ...(need && { need }), ...(audience !== undefined && { audience }), isGuarded };
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
