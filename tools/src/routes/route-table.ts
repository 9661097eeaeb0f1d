/** The apps with HTTP APIs behind the reverse proxy. */
export const routedApps = ['account', 'oauth', 'discovery', 'handler', 'network', 'console'] as const;
export type RoutedApp = (typeof routedApps)[number];

/**
 * One line of the route table. `prefix` matches the path itself and everything below it, `exact` only the path; a
 * segment in braces matches any one segment. Without `methods` every method matches.
 */
export interface Route {
  readonly match: 'exact' | 'prefix';
  readonly path: string;
  readonly methods?: readonly string[];
  readonly app: RoutedApp;
  readonly listener: 'http';
}

const to = (app: RoutedApp, match: Route['match'], path: string, methods?: readonly string[]): Route => ({
  match,
  path,
  ...(methods && { methods }),
  app,
  listener: 'http',
});

/**
 * Maps paths to apps, for the local suite and the ingress alike. The first matching line wins, so
 * special lines come before general ones.
 */
export const routeTable: readonly Route[] = [
  to('oauth', 'prefix', '/users'),
  to('oauth', 'exact', '/key'),
  to('oauth', 'prefix', '/oauth'),
  to('oauth', 'prefix', '/.well-known'),
  to('oauth', 'exact', '/api/v2/applications/token', ['POST']),
  to('oauth', 'exact', '/applications/token', ['POST']),
  to('oauth', 'exact', '/api/v2/applications/{application_id}/token'),
  to('oauth', 'exact', '/applications/{application_id}/token'),
  to('oauth', 'prefix', '/api/v2/users/me/authorized-clients'),
  to('account', 'prefix', '/api/v2'),
  to('account', 'prefix', '/applications'),
  to('account', 'prefix', '/gateways'),
  to('account', 'prefix', '/components'),
  to('account', 'prefix', '/clients'),
  to('account', 'prefix', '/frequency-plans'),
  to('discovery', 'prefix', '/announcements'),
  to('discovery', 'exact', '/discovery/openapi.json'),
  // Paths of the handler collide with aliases of account, so they are below a prefix, which the handler removes.
  to('handler', 'prefix', '/handler'),
  // Likewise.
  to('network', 'prefix', '/network'),
  to('console', 'prefix', '/'),
];
