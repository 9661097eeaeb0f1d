import type { KubernetesApi, WatchEvent } from '../control-plane/api.js';
import { type KubeObject, keyOf, type PodSpec } from '../control-plane/kube-object.js';
import { missingFor } from './missing.js';

const watched = {
  Pod: 'pods',
  Secret: 'secrets',
  ConfigMap: 'configmaps',
  PersistentVolumeClaim: 'persistentvolumeclaims',
  Service: 'services',
};

const ready = ['PodScheduled', 'Initialized', 'ContainersReady', 'Ready'].map((type) => ({
  type,
  status: 'True',
}));

/**
 * Fakes of nodes, of a provisioner of volumes and of a load balancer. No container runs: a pod is reported as ready, or
 * as completed where it does not restart, as soon as there are the Secrets, ConfigMaps and volumes that a kubelet needs
 * to start it.
 */
export class FakeNodes {
  private readonly objects = new Map<string, KubeObject>();
  private readonly stops: (() => void)[] = [];
  /** Objects whose change was requested, until an event shows it. */
  private readonly requested = new Set<string>();
  private readonly broken = new Set<string>();
  /** The first error, which a test that waits does not see. */
  error: Error | undefined;

  constructor(private readonly api: KubernetesApi) {}

  async start(): Promise<void> {
    for (const [kind, plural] of Object.entries(watched)) {
      this.stops.push(await this.api.watch(`/api/v1/${plural}`, (event) => this.see(kind, event)));
    }
  }

  stop(): void {
    for (const stop of this.stops) stop();
  }

  /** Pods with this name or a longer one never start, until `repair`. */
  break(namespace: string, name: string): void {
    this.broken.add(`${namespace}/${name}`);
  }

  repair(): void {
    this.broken.clear();
    this.settle();
  }

  /** What pods of a namespace wait for, by name. */
  waiting(namespace: string): Readonly<Record<string, readonly string[]>> {
    const pods = this.of('Pod').filter(({ metadata }) => metadata.namespace === namespace);
    const found = pods.map((pod) => [pod.metadata.name, this.missing(pod)] as const);
    return Object.fromEntries(found.filter(([, missing]) => missing.length > 0));
  }

  private see(kind: string, { type, object }: WatchEvent): void {
    if (type === 'BOOKMARK' || type === 'ERROR') return;
    const key = `${kind} ${keyOf(object)}`;
    if (type === 'DELETED') this.objects.delete(key);
    else this.objects.set(key, { ...object, kind });
    this.settle();
  }

  private settle(): void {
    for (const object of this.objects.values()) {
      const change = this.changeOf(object);
      const key = `${keyOf(object)} ${object.metadata.uid ?? ''}`;
      if (!change) this.requested.delete(key);
      else if (!this.requested.has(key)) this.request(key, change);
    }
  }

  private request(key: string, change: () => Promise<unknown>): void {
    this.requested.add(key);
    void change().catch((error: Error) => this.handleFailure(key, error));
  }

  /** An object may be deleted, or changed by others, while it is changed here. */
  private handleFailure(key: string, error: Error): void {
    this.requested.delete(key);
    if (/conflict|object has been modified/.test(error.message)) this.settle();
    else if (!/not found/.test(error.message)) this.error ??= error;
  }

  /** What a node, provisioner or load balancer would do with an object now. */
  private changeOf(object: KubeObject): (() => Promise<unknown>) | undefined {
    if (object.metadata.deletionTimestamp !== undefined) return undefined;
    if (object.kind === 'Pod') return this.startOf(object);
    if (object.kind === 'Service') return this.addressFor(object);
    return object.kind === 'PersistentVolumeClaim' && object.status?.phase === 'Pending'
      ? () => this.api.post('/api/v1/persistentvolumes', volumeFor(object))
      : undefined;
  }

  private startOf(pod: KubeObject): (() => Promise<unknown>) | undefined {
    if (pod.status?.phase !== 'Pending' || !this.canStart(pod)) return undefined;
    return () => this.patchStatus('pods', pod, statusOf(pod));
  }

  private addressFor(service: KubeObject): (() => Promise<unknown>) | undefined {
    if (service.spec?.['type'] !== 'LoadBalancer' || service.status?.loadBalancer?.ingress) return undefined;
    return () => this.patchStatus('services', service, { loadBalancer: { ingress: [{ ip: '192.0.2.1' }] } });
  }

  private patchStatus(plural: string, { metadata }: KubeObject, status: object): Promise<unknown> {
    const path = `/api/v1/namespaces/${metadata.namespace ?? ''}/${plural}/${metadata.name}/status`;
    return this.api.patch(path, { status });
  }

  private canStart(pod: KubeObject): boolean {
    const isBroken = [...this.broken].some((start) => keyOf(pod).startsWith(start));
    return !isBroken && this.missing(pod).length === 0;
  }

  private missing({ metadata, spec }: KubeObject): readonly string[] {
    const find = (kind: string, name: string) =>
      this.objects.get(`${kind} ${metadata.namespace ?? ''}/${name}`);
    return missingFor(spec as unknown as PodSpec, find);
  }

  private of(kind: string): readonly KubeObject[] {
    return [...this.objects.values()].filter((object) => object.kind === kind);
  }
}

const statusOf = (pod: KubeObject): object =>
  pod.spec?.['restartPolicy'] === 'Always'
    ? { phase: 'Running', conditions: ready }
    : { phase: 'Succeeded', conditions: [] };

/** A volume for a claim, which the controllers bind to it. */
function volumeFor({ metadata, spec = {} }: KubeObject): object {
  const { resources, storageClassName } = spec as {
    readonly resources: { readonly requests: { readonly storage: string } };
    readonly storageClassName?: string;
  };
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name: `volume-${metadata.uid ?? ''}` },
    spec: {
      capacity: resources.requests,
      accessModes: spec['accessModes'],
      storageClassName,
      persistentVolumeReclaimPolicy: 'Retain',
      claimRef: { namespace: metadata.namespace, name: metadata.name },
      hostPath: { path: '/nowhere' },
    },
  };
}
