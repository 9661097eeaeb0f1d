import type { AppFacts } from './app-facts.js';
import type { HttpRoute } from './endpoints.js';
import { type OfferedMethod, type GrpcMethod, offered } from './grpc-services.js';
import { code, codes, page, table } from './markdown.js';
import type { Route } from '../routes/route-table.js';

const reverseProxy = `Which app answers which path, on one machine and behind an ingress. The first line that fits decides;
a segment in braces stands for any one segment.`;

const health = `Beside these, the HTTP door of every app answers \`GET /healthz\` (503 while it cannot work) and
\`GET /livez\`, and every gRPC door the standard health service \`grpc.health.v1.Health\` and server reflection.`;

/** What the page about routes is made from. */
export interface Endpoints {
  readonly table: readonly Route[];
  readonly apps: readonly Pick<AppFacts, 'app' | 'routes' | 'handlers'>[];
  readonly methods: readonly GrpcMethod[];
}

/** `docs/reference/routes.md`: the front door, then the HTTP routes and gRPC methods of each app. */
export const routesPage = (doors: Endpoints): string =>
  page(
    'Routes',
    '## Front door',
    reverseProxy,
    table(['path', 'methods', 'app'], doors.table.map(reverseProxyRow)),
    health,
    ...doors.apps.flatMap(({ app, routes, handlers }) =>
      part(
        `## ${app}`,
        ...part('### HTTP', ...(routes.length > 0 ? [httpTable(routes)] : [])),
        ...part('### gRPC', ...(handlers.length > 0 ? [grpcTable(offered(doors.methods, handlers))] : [])),
      ),
    ),
  );

/** A heading, unless nothing stands below it. */
const part = (title: string, ...texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [title, ...texts];

const reverseProxyRow = ({ match, path, methods, app }: Route): readonly string[] => [
  match === 'exact' ? code(path) : `${code(path)} and below`,
  methods ? codes(methods) : 'all',
  app,
];

const httpTable = (routes: readonly HttpRoute[]): string =>
  table(
    ['method', 'path', 'answered by'],
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
    ['method', 'takes', 'gives', 'what it does', 'answered by'],
    methods.map(({ service, name, takes, gives, comment, handledBy }) => [
      code(`/${service}/${name}`),
      code(takes),
      code(gives),
      comment,
      handledBy === undefined ? '_nothing: `UNIMPLEMENTED`_' : code(handledBy),
    ]),
  );
