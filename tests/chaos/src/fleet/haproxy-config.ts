import { type Route, routeTable } from '../../../../tools/src/routes/route-table.js';
import { type AppName, apps, balancer, type Ports, replicaHosts } from './plan.js';

const isServed = (app: string): app is AppName => apps.some((name) => name === app);

/** Listeners that the load balancer forwards as TCP: TLS ends in the app. */
const passedThrough = [
  { app: 'discovery', port: 'discovery_grpc' },
  { app: 'handler', port: 'handler_grpc' },
  { app: 'handler', port: 'mqtt' },
  { app: 'handler', port: 'mqtts' },
  { app: 'network', port: 'network_grpc' },
] as const;

/** The names under which the load balancer keeps an app: each asks its replicas for their health by itself. */
export const entriesOf = (app: AppName): readonly string[] => [
  app,
  ...passedThrough.filter((listener) => listener.app === app).map(({ port }) => port),
];

/**
 * A load balancer as production has one: HTTP by the route table of the ingress, all else passed through, replicas asked
 * for their health. Whatever did not reach a replica goes to the other one; what did is repeated for reads alone.
 */
export function haproxyConfig(ports: Ports): string {
  const lines = routeTable.filter(({ app }) => isServed(app));
  return [
    ...head,
    'frontend statistics',
    `  bind ${balancer}:${ports.statistics}`,
    '  stats enable',
    '  stats uri /',
    'frontend reverse_proxy',
    `  bind ${balancer}:${ports.reverse_proxy}`,
    '  option forwardfor',
    ...lines.map((route) => `  use_backend ${route.app} if ${conditionOf(route)}`),
    ...apps.flatMap((app) => httpBackend(app, ports)),
    ...passedThrough.flatMap(({ app, port }) => tcpListener(app, port, ports)),
    '',
  ].join('\n');
}

const head = [
  'global',
  '  log stderr format raw local0 notice',
  'defaults',
  '  mode http',
  '  timeout connect 1s',
  '  timeout client 1m',
  '  timeout server 10s',
  '  timeout tunnel 1h',
  '  option redispatch 1',
  '  retries 3',
  '  retry-on conn-failure empty-response response-timeout',
  '  default-server inter 500ms fastinter 200ms fall 2 rise 1',
];

function conditionOf({ match, path, methods }: Route): string {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  const asked = `{ path -m reg ^${pattern}${match === 'exact' ? '/?$' : '(/|$)'} }`;
  // A browser asks with OPTIONS before it sends the method that it means.
  return methods ? `${asked} { method ${[...methods, 'OPTIONS'].join(' ')} }` : asked;
}

const httpBackend = (app: AppName, ports: Ports): readonly string[] => [
  `backend ${app}`,
  '  balance roundrobin',
  '  http-request disable-l7-retry unless { method GET HEAD OPTIONS }',
  ...healthOf(),
  ...replicaHosts.map((host) => `  server ${host} ${host}:${ports[`${app}_http`]} check`),
];

const tcpListener = (app: AppName, listener: keyof Ports, ports: Ports): readonly string[] => [
  `listen ${listener}`,
  '  mode tcp',
  `  bind ${balancer}:${ports[listener]}`,
  '  timeout client 1h',
  '  timeout server 1h',
  '  retry-on conn-failure',
  '  balance leastconn',
  ...healthOf(),
  ...replicaHosts.map(
    (host) => `  server ${host} ${host}:${ports[listener]} check port ${ports[`${app}_http`]}`,
  ),
];

const healthOf = (): readonly string[] => [
  '  option httpchk GET /healthz',
  '  http-check expect status 200',
  '  timeout check 6s',
];
