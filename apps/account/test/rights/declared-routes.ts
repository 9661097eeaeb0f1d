import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { type Audience, audienceKey } from '@fieldpost/auth';
import { type Need, needKey } from '../../src/access/needs.js';

/** A route as its controller declares it; the path is the first of its aliases. */
export interface DeclaredRoute {
  /** Method and path, which recipes go by. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly need: Need | undefined;
  readonly audience: Audience | undefined;
}

type Method = (...args: never) => unknown;

/** Every route of the account server, from the controllers themselves. */
export async function declaredRoutes(): Promise<readonly DeclaredRoute[]> {
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.controller.ts'),
  );
  const modules: Record<string, unknown>[] = [];
  // One after the other: the loader of Jest takes no two modules at once that need the same third.
  for (const file of files)
    modules.push((await import(pathToFileURL(join(source, file)).href)) as Record<string, unknown>);
  const holders = modules.flatMap((exports) => Object.values(exports)).filter(isController);
  return holders.flatMap(routesOf).sort((a, b) => (a.name < b.name ? -1 : 1));
}

const isController = (value: unknown): value is Method =>
  typeof value === 'function' && Reflect.hasMetadata('path', value);

function routesOf(holder: Method): readonly DeclaredRoute[] {
  const members = Object.values(Object.getOwnPropertyDescriptors(holder.prototype as object));
  return members.flatMap(({ value }) => {
    const verb = typeof value === 'function' && (Reflect.getMetadata('method', value) as RequestMethod);
    return typeof verb === 'number' ? [routeOf(holder, value as Method, RequestMethod[verb])] : [];
  });
}

function routeOf(holder: Method, handler: Method, method: string): DeclaredRoute {
  const said = (key: string): unknown =>
    Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, holder);
  const first = (of: Method) =>
    [Reflect.getMetadata('path', of) as string | readonly string[]].flat()[0] ?? '';
  const path = `/${[first(holder), first(handler)].filter((part) => !['', '/'].includes(part)).join('/')}`;
  return {
    name: `${method} ${path}`,
    method,
    path,
    need: said(needKey) as Need | undefined,
    audience: said(audienceKey) as Audience | undefined,
  };
}
