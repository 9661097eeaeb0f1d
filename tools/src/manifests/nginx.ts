import { routeOf } from '../routes/route-of.js';
import type { Route } from '../routes/route-table.js';
import type { Backends } from './http-routes.js';

/**
 * The table as a server of nginx, which prefers an exact location to a regular expression, and that to the
 * longest prefix: so a line with a placeholder becomes a regular expression.
 */
export function nginxOf(table: readonly Route[], backends: Backends): string {
  const lines = table.filter(({ app }) => backends[app] !== undefined);
  const apps = [...new Set(lines.map(({ app }) => app))];
  const isElsewhere = (app: string): boolean =>
    lines.some((route) => route.methods && elsewhereOf(route, lines)?.app === app);
  const blocks = [
    ...apps.map((app) => `  set $${app} ${app}:${String(backends[app])};`),
    ...lines.flatMap((route) => locationsOf(route, lines)),
    ...apps.filter(isElsewhere).map((app) => block(`@${app}`, pass(app))),
    block('@unavailable', say(503, 'unavailable: app cannot be reached')),
    ...(lines.some(({ path }) => path === '/') ? [] : [block('/', say(404, 'Page not found'))]),
  ];
  return `${head}${blocks.join('\n')}\n}\n`;
}

// Queries and referrers are not logged, since they hold codes and the secrets of mailed links.
// Names are resolved again, because a recreated container has a new address.
// TLS ends before this proxy, which listens on the loopback interface: forwarded headers are kept.
// WebSocket upgrades are forwarded; requests for other protocols are served without the upgrade.
const head = `map $http_upgrade $upgrade_to {
  default '';
  ~*^websocket$ websocket;
}
map $upgrade_to $connection_to {
  default '';
  websocket upgrade;
}
map $http_x_forwarded_proto $forwarded_proto {
  default $scheme;
  ~*^https$ https;
}
log_format without_queries '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent';
server {
  listen 8080;
  access_log /dev/stdout without_queries;
  resolver 127.0.0.11 valid=5s;
  # The apps limit the size of bodies.
  client_max_body_size 0;
  proxy_http_version 1.1;
  proxy_set_header Connection $connection_to;
  proxy_set_header Upgrade $upgrade_to;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-Proto $forwarded_proto;
  error_page 502 504 =503 @unavailable;
`;

// MQTT clients may be idle for a long time.
const timeouts = ['proxy_read_timeout 1d;', 'proxy_send_timeout 1d;'];
const pass = (app: string): readonly string[] => [
  `proxy_pass http://$${app};`,
  ...(app === 'handler' ? timeouts : []),
];
const say = (code: number, error: string): readonly string[] => [
  'default_type application/json;',
  `return ${String(code)} '${JSON.stringify({ code, error })}';`,
];
const block = (matcher: string, lines: readonly string[]): string =>
  `  location ${matcher} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`;

function locationsOf(route: Route, lines: readonly Route[]): readonly string[] {
  return matchersOf(route).map((matcher) =>
    block(matcher, [...sendElsewhere(route, lines), ...pass(route.app)]),
  );
}

// A prefix ends where a segment ends.
function matchersOf({ match, path }: Route): readonly string[] {
  if (path === '/') return ['/'];
  if (!path.includes('{')) return match === 'exact' ? [`= ${path}`] : [`= ${path}`, `${path}/`];
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return [match === 'exact' ? `~ ^${pattern}$` : `~ ^${pattern}(/|$)`];
}

// Methods that a line does not match go to the line that matches all methods.
const elsewhereOf = ({ path }: Route, lines: readonly Route[]): Route | undefined => routeOf('', path, lines);

function sendElsewhere(route: Route, lines: readonly Route[]): readonly string[] {
  const other = elsewhereOf(route, lines);
  if (!route.methods || !other) return [];
  // Browsers send a preflight OPTIONS before the actual method.
  const taken = [...route.methods, 'OPTIONS'].join('|');
  return [
    `error_page 418 = @${other.app};`,
    // A list of a location replaces that of the server.
    'error_page 502 504 =503 @unavailable;',
    `if ($request_method !~ ^(${taken})$) { return 418; }`,
  ];
}
