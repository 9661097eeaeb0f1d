import type { AppFacts } from '../apps/app-facts.js';
import type { HttpRoute } from '../apps/endpoints.js';
import { type OfferedMethod, type GrpcMethod, offered } from '../apps/grpc-services.js';
import { code, codes, page, table } from './markdown.js';
import type { Route } from '../../routes/route-table.js';

const reverseProxy = `Which app serves which path, with \`npm start\` and behind an ingress. The first matching row decides; a segment in
braces matches any segment.`;

const health = `Every app also serves \`GET /healthz\` (503 while it cannot serve) and \`GET /livez\` over HTTP, and the health service
\`grpc.health.v1.Health\` and server reflection over gRPC.`;

/** Input of the page about routes. */
export interface Endpoints {
  readonly table: readonly Route[];
  readonly apps: readonly Pick<AppFacts, 'app' | 'routes' | 'handlers'>[];
  readonly methods: readonly GrpcMethod[];
}

/** `docs/reference/routes.md`: the reverse proxy, then the HTTP routes and gRPC methods of each app. */
export const routesPage = (endpoints: Endpoints): string =>
  page(
    'Routes',
    '## Reverse proxy',
    reverseProxy,
    table(['path', 'methods', 'app'], endpoints.table.map(reverseProxyRow)),
    health,
    ...endpoints.apps.flatMap(({ app, routes, handlers }) =>
      part(
        `## ${app}`,
        ...part('### HTTP', ...(routes.length > 0 ? [httpTable(routes)] : [])),
        ...part(
          '### gRPC',
          ...(handlers.length > 0 ? [grpcTable(offered(endpoints.methods, handlers))] : []),
        ),
      ),
    ),
  );

/** A heading, unless its section is empty. */
const part = (title: string, ...texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [title, ...texts];

const reverseProxyRow = ({ match, path, methods, app }: Route): readonly string[] => [
  match === 'exact' ? code(path) : `${code(path)} and below`,
  methods ? codes(methods) : 'all',
  app,
];

const httpTable = (routes: readonly HttpRoute[]): string =>
  table(
    ['method', 'path', 'handler'],
    [...routes]
      .sort(byPath)
      .map(({ method, paths, handledBy }) => [
        method === 'ALL' ? 'all' : code(method),
        codes(paths),
        code(handledBy),
      ]),
  );

/** Routes in the order of their first path. */
export const byPath = (a: HttpRoute, b: HttpRoute): number => {
  const [left, right] = [a.paths.join(), b.paths.join()];
  // The sort is stable: methods of one path stay in the order of the controller.
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

const grpcTable = (methods: readonly OfferedMethod[]): string =>
  table(
    ['method', 'request', 'response', 'description', 'handler'],
    methods.map(({ service, name, takes, gives, comment, handledBy }) => [
      code(`/${service}/${name}`),
      code(takes),
      code(gives),
      comment,
      handledBy === undefined ? '_nothing: `UNIMPLEMENTED`_' : code(handledBy),
    ]),
  );
