import type { Route, RoutedApp } from '../routes/route-table.js';

/** The HTTP port of the Service of each app; a route to another app is left out. */
export type Backends = Readonly<Partial<Record<RoutedApp, number>>>;

/**
 * The paths of an Ingress, which matches by the longest path where the table matches by order, and supports neither
 * methods nor placeholders. A line for some methods matches all methods; one with a placeholder is left out.
 */
export function ingressPathsOf(table: readonly Route[], backends: Backends): readonly object[] {
  const sayable = deployed(table, backends).filter(({ path }) => !hasPlaceholder(path));
  return sayable.map(({ match, path, app }) => ({
    path,
    pathType: match === 'exact' ? 'Exact' : 'Prefix',
    backend: { service: { name: app, port: { name: 'http' } } },
  }));
}

/**
 * The rules of an HTTPRoute: as few per app as there may be. The Gateway API gives a request to the most special match of all rules,
 * exact before prefix and long before short, so that no explicit order is needed. No time limit: the
 * apps have theirs, and streams of events and MQTT in WebSockets have none.
 */
export function httpRouteRulesOf(table: readonly Route[], backends: Backends): readonly object[] {
  const lines = deployed(table, backends);
  return [...new Set(lines.map(({ app }) => app))].flatMap((app) =>
    partsOf(lines.filter((route) => route.app === app).flatMap(matchesOf)).map((matches) => ({
      matches,
      backendRefs: [{ name: app, port: backends[app] }],
      timeouts: { request: '0s' },
    })),
  );
}

/** Gateway API 1.0 and 1.1 allow at most so many matches in one rule; later versions allow 64. */
const mostMatches = 8;

const partsOf = (matches: readonly object[]): readonly (readonly object[])[] =>
  Array.from({ length: Math.ceil(matches.length / mostMatches) }, (_, part) =>
    matches.slice(part * mostMatches, (part + 1) * mostMatches),
  );

const hasPlaceholder = (path: string): boolean => path.includes('{');
const deployed = (table: readonly Route[], backends: Backends): readonly Route[] =>
  table.filter(({ app }) => backends[app] !== undefined);

function matchesOf({ match, path, methods }: Route): readonly object[] {
  const value = pathMatch(match, path);
  if (!methods) return [{ path: value }];
  // As at every reverse proxy: browsers send a preflight OPTIONS before the actual method.
  return [...methods, 'OPTIONS'].map((method) => ({ path: value, method }));
}

function pathMatch(match: Route['match'], path: string): object {
  if (!hasPlaceholder(path)) return { type: match === 'exact' ? 'Exact' : 'PathPrefix', value: path };
  const segments = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return { type: 'RegularExpression', value: match === 'exact' ? segments : `${segments}(/.*)?` };
}

/** Differences between the Ingress and the table, one sentence each. */
export function missingInIngress(table: readonly Route[]): readonly string[] {
  return table.flatMap((route) => {
    const { path, methods, app } = route;
    if (hasPlaceholder(path)) return [`An Ingress cannot match ${path}, which ${app} serves.`];
    return methods ? [`An Ingress cannot match ${methods.join(', ')}: all of ${path} goes to ${app}.`] : [];
  });
}
