import { routeTable, type Route } from './route-table.js';

/** The line of the table that matches a request; `path` is the path of the request line without the query. */
export function routeOf(
  method: string,
  path: string,
  table: readonly Route[] = routeTable,
): Route | undefined {
  const asked = segments(path.split('?', 1)[0] ?? '');
  return table.find((route) => takesMethod(route, method) && takesPath(route, asked));
}

// A preflight OPTIONS is routed like the method that it announces.
const takesMethod = (route: Route, method: string): boolean =>
  !route.methods || method === 'OPTIONS' || route.methods.includes(method);

function takesPath(route: Route, asked: readonly string[]): boolean {
  const wanted = segments(route.path);
  const isLongEnough =
    route.match === 'exact' ? asked.length === wanted.length : asked.length >= wanted.length;
  return isLongEnough && wanted.every((segment, i) => isPlaceholder(segment) || segment === asked[i]);
}

// A trailing slash names the same thing.
const segments = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');
const isPlaceholder = (segment: string): boolean => segment.startsWith('{');
