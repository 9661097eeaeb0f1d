import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A route as its controller declares it; the path is the first of its aliases. */
export interface DeclaredRoute {
  readonly method: string;
  readonly path: string;
  /** Names of the filters that write its failures where they are not the app's own. */
  readonly filters: readonly string[];
  /** Metadata of a decorator by its key, of the method or else of its controller. */
  readonly said: (key: string) => unknown;
}

type Method = (...args: never) => unknown;

/** The framework's numbers for methods, in order. */
const verbs = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/** Every HTTP route of an app, from the controllers below its `src`, so that new routes are included. */
export async function routesBelow(source: string): Promise<readonly DeclaredRoute[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const routes: DeclaredRoute[] = [];
  // One after the other: Jest cannot load two modules concurrently that import the same third.
  for (const file of files.filter((name) => name.endsWith('.controller.ts')).sort()) {
    const exports = (await import(pathToFileURL(join(source, file)).href)) as Record<string, unknown>;
    routes.push(...Object.values(exports).filter(isController).flatMap(routesOf));
  }
  return routes;
}

const isController = (value: unknown): value is Method =>
  typeof value === 'function' && Reflect.hasMetadata('path', value);

function routesOf(holder: Method): readonly DeclaredRoute[] {
  const members = Object.values(Object.getOwnPropertyDescriptors(holder.prototype as object));
  const filters = (Reflect.getMetadata('__exceptionFilters__', holder) ?? []) as readonly Method[];
  return members.flatMap(({ value }) => {
    const method = verbs[typeof value === 'function' ? (Reflect.getMetadata('method', value) as number) : -1];
    if (method === undefined) return [];
    const path = [holder, value as Method].map(firstPath).filter((part) => part !== '' && part !== '/');
    const said = (key: string): unknown =>
      Reflect.getMetadata(key, value as Method) ?? Reflect.getMetadata(key, holder);
    return [{ method, path: `/${path.join('/')}`, filters: filters.map(({ name }) => name), said }];
  });
}

const firstPath = (of: Method): string =>
  [Reflect.getMetadata('path', of) as string | readonly string[]].flat()[0] ?? '';
