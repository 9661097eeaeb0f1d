import { readParts } from './kustomization.js';
import { type Container, type Manifest, type PodSpec, picks } from './manifest.js';

/** A Deployment, Job or StatefulSet of an overlay together with what patches add to its pods. */
export interface Workload {
  readonly name: string;
  readonly kind: string;
  /** The app, or `postgres`. */
  readonly app: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly pods: readonly PodSpec[];
  readonly containers: readonly Container[];
}

/** One overlay as the checks look at it. */
export interface Overlay extends ReturnType<typeof readParts> {
  readonly workloads: readonly Workload[];
}

const appLabel = 'app.kubernetes.io/name';

/** Reads an overlay; a patch that names a workload counts as part of it. */
export function readOverlay(folder: string): Overlay {
  const parts = readParts(folder);
  const workloads = parts.manifests
    .filter(({ spec }) => spec?.template)
    .map((own) => toWorkload(own, parts.patches));
  return { ...parts, workloads };
}

function toWorkload(own: Manifest, patches: readonly Manifest[]): Workload {
  const { kind, metadata } = own;
  const added = patches.filter((patch) => patch.kind === kind && patch.metadata.name === metadata.name);
  const pods = [own, ...added].flatMap(({ spec }) => (spec.template ? [spec.template.spec] : []));
  const labels = own.spec.template?.metadata?.labels ?? {};
  const containers = pods.flatMap((pod) => pod.containers ?? []);
  return { name: metadata.name, kind, app: labels[appLabel] ?? '', labels, pods, containers };
}

/** Number of a port of a workload, by its name. */
export const portOf = ({ containers }: Workload, name: string): number | undefined =>
  containers.flatMap(({ ports = [] }) => ports).find((port) => port.name === name)?.containerPort;

/** Every number on which a workload listens. */
export const portsOf = ({ containers }: Workload): readonly number[] =>
  containers.flatMap(({ ports = [] }) => ports).map(({ containerPort }) => containerPort);

/** Whether a policy of `to` lets pods of `from`, of the same namespace, in at a port. */
export function isLetIn(policies: readonly Manifest[], from: Workload, to: Workload, port: number): boolean {
  const flows = policies
    .filter(({ spec }) => picks(spec.podSelector ?? {}, to.labels))
    .flatMap(({ spec }) => spec.ingress ?? []);
  return flows.some(
    (flow) =>
      flow.ports.some((open) => open.port === port) &&
      (flow.from?.some(({ podSelector }) => podSelector && picks(podSelector, from.labels)) ?? true),
  );
}
