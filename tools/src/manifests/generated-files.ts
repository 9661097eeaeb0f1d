import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routedApps, routeTable } from '../routes/route-table.js';
import { type GeneratedFile, routeFiles } from './http-routes.js';
import { readYaml } from './manifest.js';

/** The manifests that follow from the route table, for the apps that have a Service below `root`. */
export function generatedFiles(root: string): readonly GeneratedFile[] {
  const ports = routedApps.flatMap((app) => {
    const services = join(root, 'k8s/base', app, 'services.yaml');
    const found = existsSync(services) ? readYaml(services) : [];
    const own = found.find(({ metadata }) => metadata.name === app)?.spec.ports ?? [];
    return own.filter(({ name }) => name === 'http').map(({ port }) => [app, port] as const);
  });
  return routeFiles(routeTable, Object.fromEntries(ports));
}
