import { parseAllDocuments } from 'yaml';
import { kubernetesVersion } from '../control-plane/programs.js';
import type { KubeObject } from '../control-plane/kube-object.js';
import type { Cluster } from './cluster.js';

/** Phases of Argo CD for the hooks of Helm; one for `helm test` has none and is never applied. */
const phases: Readonly<Record<string, 'PreSync' | 'PostSync'>> = {
  'pre-install': 'PreSync',
  'pre-upgrade': 'PreSync',
  'post-install': 'PostSync',
  'post-upgrade': 'PostSync',
};

/** The order in which Argo CD applies kinds of the same wave, as Helm does; others come last. */
const order = [
  ...[
    'NetworkPolicy',
    'ServiceAccount',
    'Secret',
    'ConfigMap',
    'PersistentVolumeClaim',
    'Role',
    'RoleBinding',
  ],
  ...['Service', 'Deployment', 'HorizontalPodAutoscaler', 'StatefulSet', 'Job', 'CronJob', 'Ingress'],
];
const rank = ({ kind }: KubeObject): number => (order.indexOf(kind) + order.length + 1) % (order.length + 1);

const tracking = 'fieldpost-argo-cd';
const hooksOf = ({ metadata }: KubeObject): readonly string[] =>
  (metadata.annotations?.['helm.sh/hook'] ?? '').split(',').filter(Boolean);
const phaseOf = (object: KubeObject) => hooksOf(object).flatMap((hook) => phases[hook] ?? [])[0];

interface Sync {
  readonly namespace: string;
  readonly values: readonly string[];
}

/**
 * Synchronizes a namespace with the chart in the order of Argo CD: renders without the cluster, runs the hooks of
 * PreSync and waits for their Jobs, applies the rest on the server by kind, removes what is no longer rendered, and runs
 * the hooks of PostSync. Resolves with the number of objects.
 */
export async function syncAsArgoCd(cluster: Cluster, { namespace, values }: Sync): Promise<number> {
  const args = ['template', 'fieldpost', 'k8s/helm/fieldpost', '--namespace', namespace];
  args.push('--kube-version', kubernetesVersion);
  const printed = await cluster.run('helm', [...args, ...values]);
  const objects = parseAllDocuments(printed).flatMap((one) => (one.toJS() as KubeObject | null) ?? []);
  const own = objects.filter((object) => hooksOf(object).length === 0).sort((a, b) => rank(a) - rank(b));
  await runHooks(
    cluster,
    namespace,
    objects.filter((object) => phaseOf(object) === 'PreSync'),
  );
  const prune = ['--prune', `--applyset=${tracking}`, '--force-conflicts', '--namespace', namespace];
  await cluster.apply(own.map(inNamespace(namespace)), ...prune);
  for (const { metadata } of own.filter(({ kind }) => kind === 'Deployment'))
    await cluster.run('kubectl', [
      'rollout',
      'status',
      `deployment/${metadata.name}`,
      '--namespace',
      namespace,
    ]);
  await runHooks(
    cluster,
    namespace,
    objects.filter((object) => phaseOf(object) === 'PostSync'),
  );
  return objects.length;
}

const inNamespace = (namespace: string) => (object: KubeObject) => ({
  ...object,
  metadata: { ...object.metadata, namespace },
});

/** A hook is deleted before it is made again: the policy `before-hook-creation`, also the default of Argo CD. */
async function runHooks(cluster: Cluster, namespace: string, hooks: readonly KubeObject[]): Promise<void> {
  if (hooks.length === 0) return;
  const names = hooks.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
  const within = ['--namespace', namespace];
  await cluster.run('kubectl', ['delete', '--ignore-not-found', ...within, ...names]);
  await cluster.apply(hooks.map(inNamespace(namespace)));
  await cluster.run('kubectl', ['wait', '--for=condition=Complete', '--timeout=300s', ...within, ...names]);
}
