import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

type Labels = Readonly<Record<string, string>>;

/** How pods are picked: all that have these labels. */
export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { key: string; operator: 'In'; values: readonly string[] }[];
}

export interface SecretKeyRef {
  readonly name: string;
  readonly key: string;
}

export interface Container {
  readonly name: string;
  readonly image?: string;
  readonly ports?: readonly { name: string; containerPort: number }[];
  readonly envFrom?: readonly { configMapRef: { name: string } }[];
  readonly env?: readonly { name: string; value?: string; valueFrom?: { secretKeyRef: SecretKeyRef } }[];
  readonly volumeMounts?: readonly { name: string; mountPath: string }[];
  readonly securityContext?: object;
}

export interface Volume {
  readonly name: string;
  readonly configMap?: { name: string };
  readonly secret?: { secretName: string; items: readonly { key: string }[] };
}

export interface PodSpec {
  readonly containers: readonly Container[];
  readonly volumes?: readonly Volume[];
  readonly securityContext?: object;
}

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
}

/** One direction of a network policy; without peers it is open to everybody. */
export interface Flow {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports: readonly { port: number }[];
}

/** What the checks read of a manifest; a field that a kind does not have is absent. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels };
  readonly spec: {
    readonly selector?: Labels & Selector;
    readonly podSelector?: Selector;
    readonly ports?: readonly { name: string; port: number; targetPort: string }[];
    readonly template?: { readonly metadata?: { readonly labels: Labels }; readonly spec: PodSpec };
    readonly volumeClaimTemplates?: readonly { metadata: { name: string } }[];
    readonly ingress?: readonly Flow[];
    readonly egress?: readonly Flow[];
  };
}

/** The documents of a YAML file; a mistake in its grammar is an error that names the file. */
export function readYaml<T = Manifest>(path: string): readonly T[] {
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    const [error] = document.errors;
    if (error) throw new Error(`${path}: ${error.message}`);
    return document.toJS() as T;
  });
}

/** Whether a selector picks a pod with these labels. An empty one picks every pod. */
export const picks = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));
