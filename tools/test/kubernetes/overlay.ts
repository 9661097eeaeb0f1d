import { fileURLToPath } from 'node:url';
import {
  type Container,
  type Labels,
  type Manifest,
  picks,
  type PodSpec,
  type PodTemplate,
  type Selector,
} from '../../src/manifests/manifest.js';
import { example } from './helm.js';
import { keptRendering } from './kept-renderings.js';
import { everyOption, onlyExisting, severalHandlers, withArchive, withOperators } from './values.js';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A Deployment, Job, CronJob or StatefulSet of an overlay. */
export interface Workload {
  readonly name: string;
  readonly kind: string;
  /** The app, also of a further handler, `postgres`, `backup`, `archive` or `bootstrap`. */
  readonly app: string;
  readonly labels: Labels;
  readonly pod: PodSpec;
  readonly container: Container;
  readonly manifest: Manifest;
}

/** What an overlay or a rendering of the chart has beside the apps. */
interface Features {
  readonly isScaled?: boolean;
  readonly hasMutualTls?: boolean;
  readonly hasCertificates?: boolean;
  readonly isMonitored?: boolean;
  readonly trustsIngress?: boolean;
}

/** One overlay, or one rendering of the chart, as built for the cluster. */
export interface Overlay extends Features {
  readonly name: string;
  readonly manifests: readonly Manifest[];
  readonly workloads: readonly Workload[];
}

interface Plan extends Features {
  readonly name: string;
  readonly read: () => ReturnType<typeof keptRendering>;
}

const rendering = (name: string, of: string, values: object = {}) => ({
  name: `chart ${name}`,
  read: () => keptRendering([example(of)], values),
});

const everything = { isScaled: true, hasMutualTls: true, hasCertificates: true, isMonitored: true };
const plans: readonly Plan[] = [
  { ...rendering('for one node', 'one-node'), trustsIngress: true },
  { ...rendering('for production', 'production'), ...everything, trustsIngress: true },
  { ...rendering('with every option', 'production', everyOption), ...everything, trustsIngress: true },
  {
    ...rendering('with several handlers', 'production', severalHandlers),
    ...everything,
    trustsIngress: true,
  },
  { ...rendering('with operators', 'production', withOperators), ...everything, trustsIngress: true },
  { ...rendering('with an archive', 'one-node', withArchive), trustsIngress: true },
  { ...rendering('with certificates and Secrets of others', 'one-node', onlyExisting), hasMutualTls: true },
];

/** The texts of all renderings. */
export const renderings = (): readonly string[] => plans.map(({ read }) => read().text);

const planned = ({ read, ...plan }: Plan): Overlay => ({
  ...plan,
  ...overlayOf(plan.name, read().manifests),
});

/** Every overlay and rendering, alone and with the optional parts. */
export const readOverlays = (): readonly Overlay[] => plans.map(planned);

/** One of them. */
export function readOverlayNamed(wanted: string): Overlay {
  const plan = plans.find(({ name }) => name === wanted);
  if (!plan) throw new Error(`no ${wanted}`);
  return planned(plan);
}

/** A rendering of the chart by its objects. */
export const overlayOf = (name: string, manifests: readonly Manifest[]): Overlay => ({
  name,
  manifests,
  workloads: manifests.flatMap(toWorkload),
});

function toWorkload(manifest: Manifest): readonly Workload[] {
  const { kind, metadata } = manifest;
  const { jobTemplate, template = jobTemplate?.spec.template } = manifest.spec ?? {};
  const { metadata: meta, spec: pod } =
    kind === 'Pod' ? (manifest as unknown as PodTemplate) : (template ?? {});
  if (!meta || !pod) return [];
  const { labels } = meta;
  const [container] = pod.containers;
  if (!container) throw new Error(`${metadata.name} has no container`);
  const app = (labels['app.kubernetes.io/name'] ?? '').replace(/^handler-.+/, 'handler');
  return [{ name: metadata.name, kind, app, labels, pod, container, manifest }];
}

/** The manifests of one kind. */
export const ofKind = ({ manifests }: Overlay, kind: string): readonly Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

/** The workloads of apps, without the database, its backups and the pod of `helm test`. */
export const appWorkloads = ({ workloads }: Overlay): readonly Workload[] =>
  workloads.filter(({ app }) => !['postgres', 'backup', 'archive', 'bootstrap', 'fieldpost'].includes(app));

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

const databaseUri = 'DATABASE_URI';

/** The environment of a container: `secret`, or the non-empty value of a config map. */
export function environmentOf({ container, name }: Workload, suite: Overlay): ReadonlyMap<string, string> {
  const maps = (container.envFrom ?? []).map(({ configMapRef }) => configMapRef.name);
  const found = maps.map((map) => {
    const own = ofKind(suite, 'ConfigMap').find(({ metadata }) => metadata.name === map);
    if (!own) throw new Error(`${name} refers to the config map ${map}, which does not exist`);
    return Object.entries(own.data ?? {});
  });
  // The address of a database of CloudNativePG is part of the next variable.
  const own = (container.env ?? []).filter(({ name: key }) => key !== databaseUri);
  const isSecret = (value?: string) => value?.startsWith(`$(${databaseUri})`) ?? true;
  const env = own.map(({ name: key, value }) => [key, isSecret(value) ? 'secret' : (value ?? '')] as const);
  return new Map([...found.flat(), ...env]);
}

/** All containers of a pod, first those that run before the others. */
export const containersOf = ({ initContainers = [], containers }: PodSpec): readonly Container[] => [
  ...initContainers,
  ...containers,
];

/** The workload once for each of its containers. */
export const eachContainer = (work: Workload): readonly Workload[] =>
  containersOf(work.pod).map((container) => ({ ...work, container }));

/** The Secrets and keys that workloads read, as `name key`. */
export const secretRefs = ({ workloads }: Overlay): readonly string[] =>
  workloads.flatMap(({ pod }) => [
    ...containersOf(pod)
      .flatMap(({ env = [] }) => env)
      .flatMap(({ valueFrom }) =>
        valueFrom ? [`${valueFrom.secretKeyRef.name} ${valueFrom.secretKeyRef.key}`] : [],
      ),
    ...(pod.volumes ?? []).flatMap(
      ({ secret }) => secret?.items.map(({ key }) => `${secret.secretName} ${key}`) ?? [],
    ),
  ]);
