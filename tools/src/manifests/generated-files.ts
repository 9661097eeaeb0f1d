import { stringify } from 'yaml';
import { dashboards } from './dashboards/all.js';
import { toGrafana } from './dashboards/grafana.js';
import { routeTable } from '../routes/route-table.js';
import { burnAlerts, recordingRules } from './service-levels/rules.js';
import { serviceLevels } from './service-levels/service-levels.js';
import { type Backends, httpRouteRulesOf, ingressPathsOf, missingInIngress } from './http-routes.js';
import { nginxOf } from './nginx.js';

/** A file that is made from the code: where it belongs, below the repository, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The folder of files that the templates of the chart read. */
const chart = 'k8s/helm/fieldpost/files';

/** The routes for the chart and the compose file, and the dashboards. */
export function generatedFiles(): readonly GeneratedFile[] {
  return [
    {
      path: `${chart}/ingress-paths.yaml`,
      text: marked([...missingInIngress(routeTable), toYaml(ingressPathsOf(routeTable, backends))]),
    },
    {
      path: `${chart}/http-route-rules.yaml`,
      text: marked([toYaml(httpRouteRulesOf(routeTable, backends))]),
    },
    {
      path: `${chart}/service-levels.yaml`,
      text: `# ${levelsMark}\n${toYaml([...recordingRules(serviceLevels), ...burnAlerts(serviceLevels)])}`,
    },
    { path: 'docker/reverse-proxy.conf', text: marked([nginxOf(routeTable, backends)]) },
    ...dashboards.map((dashboard) => ({
      path: `${chart}/dashboards/${dashboard.uid}.json`,
      text: `${JSON.stringify(toGrafana(dashboard), undefined, 2)}\n`,
    })),
  ];
}

/** The ports of the Services of the chart, which are those of the containers of the compose file. */
const backends: Backends = {
  account: 3000,
  oauth: 3001,
  discovery: 8080,
  handler: 8084,
  network: 8085,
  console: 3002,
};

const toYaml = (manifest: object): string =>
  stringify(manifest, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });

const mark =
  'Generated from tools/src/routes/route-table.ts by `npm run manifests -w @fieldpost/tools`: do not edit.';

const levelsMark =
  'Generated from tools/src/manifests/service-levels by `npm run manifests -w @fieldpost/tools`: do not edit.';

/** Text below the mark; all but the last part are remarks. */
function marked(parts: readonly string[]): string {
  const [text = ''] = parts.slice(-1);
  return [mark, ...parts.slice(0, -1)].map((line) => `# ${line}\n`).join('') + text;
}
