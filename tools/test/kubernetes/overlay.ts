import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Container,
  type Labels,
  type Manifest,
  parseYaml,
  picks,
  type PodSpec,
  type Selector,
} from '../../src/manifests/manifest.js';
import { build } from './kustomize.js';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
const k8s = (path: string): string => join(root, 'k8s', path);

/** A Deployment, Job, CronJob or StatefulSet of an overlay. */
export interface Workload {
  readonly name: string;
  readonly kind: string;
  /** The app, `postgres`, `backup` or `archive`. */
  readonly app: string;
  readonly labels: Labels;
  readonly pod: PodSpec;
  readonly container: Container;
  readonly manifest: Manifest;
}

/** One overlay as built for the cluster. */
export interface Overlay {
  readonly name: string;
  readonly manifests: readonly Manifest[];
  readonly workloads: readonly Workload[];
}

const plans: readonly { readonly name: string; readonly of: string; readonly with: readonly string[] }[] = [
  { name: 'one-node', of: 'one-node', with: [] },
  { name: 'one-node with backups', of: 'one-node', with: ['backup', 'postgres/archive'] },
  { name: 'production', of: 'production', with: [] },
  {
    name: 'production with every component',
    of: 'production',
    with: ['backup', 'cert-manager/inside', 'cert-manager/public', 'monitoring'],
  },
];

/** Every overlay, alone and with the optional components. */
export const readOverlays = (): readonly Overlay[] =>
  plans.map((plan) => readOverlay(plan.name, build(k8s(`overlays/${plan.of}`), plan.with.map(k8s))));

/** A shipped overlay with the `configMapGenerator` of an operator's own. */
export const readOverlayWith = (name: string, configMapGenerator: unknown): Overlay =>
  readOverlay(name, build(k8s(`overlays/${name}`), [], { configMapGenerator }));

function readOverlay(name: string, text: string): Overlay {
  const manifests = parseYaml(text, name);
  return { name, manifests, workloads: manifests.flatMap(toWorkload) };
}

function toWorkload(manifest: Manifest): readonly Workload[] {
  const { jobTemplate, template = jobTemplate?.spec.template } = manifest.spec ?? {};
  if (!template) return [];
  const { labels } = template.metadata;
  const [container] = template.spec.containers;
  if (!container) throw new Error(`${manifest.metadata.name} has no container`);
  const { kind, metadata } = manifest;
  const app = labels['app.kubernetes.io/name'] ?? '';
  return [{ name: metadata.name, kind, app, labels, pod: template.spec, container, manifest }];
}

/** The manifests of one kind. */
export const ofKind = ({ manifests }: Overlay, kind: string): readonly Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

/** The workloads of apps, without the database and its backups. */
export const appWorkloads = ({ workloads }: Overlay): readonly Workload[] =>
  workloads.filter(({ app }) => !['postgres', 'backup', 'archive'].includes(app));

/** The servers of the apps. */
export const serversOf = (suite: Overlay): readonly Workload[] =>
  appWorkloads(suite).filter(({ kind }) => kind === 'Deployment');

/** The workloads that a selector picks. */
export const picked = (selector: Selector, { workloads }: Overlay): readonly Workload[] =>
  workloads.filter(({ labels }) => picks(selector, labels));

/** Number of a port of a workload, by its name. */
export const portOf = ({ container }: Workload, name: string): number | undefined =>
  container.ports?.find((port) => port.name === name)?.containerPort;

/** Every number on which a workload listens. */
export const portsOf = ({ container }: Workload): readonly number[] =>
  (container.ports ?? []).map(({ containerPort }) => containerPort);

/** The environment of a container: `secret`, or the non-empty value of a config map. */
export function environmentOf({ container, name }: Workload, suite: Overlay): ReadonlyMap<string, string> {
  const maps = (container.envFrom ?? []).map(({ configMapRef }) => configMapRef.name);
  const found = maps.map((map) => {
    const own = ofKind(suite, 'ConfigMap').find(({ metadata }) => metadata.name === map);
    if (!own) throw new Error(`${name} refers to the config map ${map}, which does not exist`);
    return Object.entries(own.data ?? {});
  });
  const env = (container.env ?? []).map(({ name: key, value }) => [key, value ?? 'secret'] as const);
  return new Map([...found.flat(), ...env]);
}
