import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { dashboards } from './dashboards/all.js';
import { toGrafana } from './dashboards/grafana.js';
import { routedApps, routeTable } from '../routes/route-table.js';
import {
  type Backends,
  httpRouteOf,
  httpRouteRulesOf,
  ingressOf,
  ingressPathsOf,
  missingInIngress,
} from './http-routes.js';
import { readYaml } from './manifest.js';
import { nginxOf } from './nginx.js';

/** A file that is made from the code: where it belongs, below the repository, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The folder of files that the templates of the chart read. */
const chart = 'k8s/helm/fieldpost/files';

/** The routes in three tongues, for the apps that have a Service below `root`, and the dashboards. */
export function generatedFiles(root: string): readonly GeneratedFile[] {
  const backends = backendsIn(root);
  const ingress = [...missingInIngress(routeTable), toYaml(ingressOf(routeTable, backends))];
  return [
    { path: 'k8s/routes/ingress/ingress.yaml', text: marked(ingress) },
    { path: 'k8s/routes/gateway/http-route.yaml', text: marked([toYaml(httpRouteOf(routeTable, backends))]) },
    {
      path: `${chart}/ingress-paths.yaml`,
      text: marked([...missingInIngress(routeTable), toYaml(ingressPathsOf(routeTable, backends))]),
    },
    {
      path: `${chart}/http-route-rules.yaml`,
      text: marked([toYaml(httpRouteRulesOf(routeTable, backends))]),
    },
    { path: 'docker/reverse-proxy.conf', text: marked([nginxOf(routeTable, backends)]) },
    ...dashboards.flatMap((dashboard) =>
      [`${chart}/dashboards`, 'k8s/monitoring/dashboards'].map((folder) => ({
        path: `${folder}/${dashboard.uid}.json`,
        text: `${JSON.stringify(toGrafana(dashboard), undefined, 2)}\n`,
      })),
    ),
  ];
}

function backendsIn(root: string): Backends {
  const ports = routedApps.flatMap((app) => {
    const services = join(root, 'k8s/base', app, 'services.yaml');
    const found = existsSync(services) ? readYaml(services) : [];
    const own = found.find(({ metadata }) => metadata.name === app)?.spec.ports ?? [];
    return own.filter(({ name }) => name === 'http').map(({ port }) => [app, port] as const);
  });
  return Object.fromEntries(ports);
}

const toYaml = (manifest: object): string =>
  stringify(manifest, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });

const mark =
  'Generated from tools/src/routes/route-table.ts by `npm run manifests -w @fieldpost/tools`: do not edit.';

/** Text below the mark; all but the last part are remarks. */
function marked(parts: readonly string[]): string {
  const [text = ''] = parts.slice(-1);
  return [mark, ...parts.slice(0, -1)].map((line) => `# ${line}\n`).join('') + text;
}
