import type { Cluster } from './commands/cluster.js';
import type { PodSpec } from './control-plane/kube-object.js';

/** The state of a Deployment or StatefulSet. */
export interface Rollout {
  readonly name: string;
  readonly created: string;
  /** Counts changes of its specification. */
  readonly generation: number;
  readonly ready: number;
}

/** All Deployments and StatefulSets of a namespace, by name. */
export async function rolloutsOf(cluster: Cluster, namespace: string): Promise<readonly Rollout[]> {
  const objects = await cluster.list('deployments,statefulsets', namespace);
  const rollouts = objects.map(({ metadata, status }) => ({
    name: metadata.name,
    created: (metadata as { readonly creationTimestamp?: string }).creationTimestamp ?? '',
    generation: metadata.generation ?? 0,
    ready: (status as { readonly readyReplicas?: number }).readyReplicas ?? 0,
  }));
  return rollouts.sort((a, b) => a.name.localeCompare(b.name));
}

/** The images of all pods of Deployments. */
export async function imagesOf(cluster: Cluster, namespace: string): Promise<readonly string[]> {
  const deployments = await cluster.list('deployments', namespace);
  return deployments.flatMap(({ spec }) => {
    const { template } = spec as { readonly template: { readonly spec: PodSpec } };
    return template.spec.containers.map(({ image }) => image);
  });
}
