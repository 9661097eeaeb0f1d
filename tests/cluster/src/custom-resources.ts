import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './commands/cluster.js';
import { moduleFolder } from './control-plane/programs.js';

/** Published Go modules with the kinds that the chart can use, and where these are. */
const modules: Readonly<Record<string, string>> = {
  'github.com/cert-manager/cert-manager@v1.21.2': 'deploy/crds',
  'github.com/cloudnative-pg/cloudnative-pg@v1.28.0': 'config/crd/bases',
  'github.com/external-secrets/external-secrets@v1.3.2': 'config/crds/bases',
  'github.com/prometheus-operator/prometheus-operator@v0.85.0': 'example/prometheus-operator-crd',
  'sigs.k8s.io/gateway-api@v1.5.1': 'config/crd/experimental',
};

/** Only the groups of the chart: the others have kinds of clouds and experiments. */
const groups =
  /^(cert-manager\.io|postgresql\.cnpg\.io_clusters|external-secrets\.io|monitoring\.coreos\.com_(podmonitors|prometheusrules)|gateway\.networking\.k8s\.io_(?!vap))/;

/** Installs the kinds of every operator that the chart can use, and waits until the API serves them. */
export async function installCustomResources(cluster: Cluster): Promise<readonly string[]> {
  const files: string[] = [];
  for (const [module, folder] of Object.entries(modules)) {
    const place = join(await moduleFolder(module), folder);
    files.push(
      ...readdirSync(place)
        .filter((name) => groups.test(name))
        .map((name) => join(place, name)),
    );
  }
  const given = files.flatMap((file) => ['--filename', file]);
  const printed = await cluster.run('kubectl', ['apply', '--server-side', ...given, '--output', 'name']);
  const names = printed.split('\n').filter(Boolean);
  await cluster.run('kubectl', ['wait', '--for=condition=Established', '--timeout=120s', ...names]);
  return names;
}
