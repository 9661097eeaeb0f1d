/** The apps that have HTTP doors behind the front door. */
export const routedApps = ['account', 'oauth', 'discovery', 'handler', 'console'] as const;
export type RoutedApp = (typeof routedApps)[number];

/**
 * One line of the route table. `prefix` takes the path itself and everything below it, `exact` the path alone; a
 * segment in braces stands for any one segment. Without `methods` every method is meant.
 */
export interface Route {
  readonly match: 'exact' | 'prefix';
  readonly path: string;
  readonly methods?: readonly string[];
  readonly app: RoutedApp;
  readonly door: 'http';
}

const to = (app: RoutedApp, match: Route['match'], path: string, methods?: readonly string[]): Route => ({
  match,
  path,
  ...(methods && { methods }),
  app,
  door: 'http',
});

/**
 * Which app answers which path, the same on one machine and behind an ingress. The first line that fits decides, so what
 * is special stands above what is general.
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
  // The paths of a handler are those of account's aliases, so they stand below its name; it takes that off itself.
  to('handler', 'prefix', '/handler'),
  to('console', 'prefix', '/'),
];
