import { parseAllDocuments } from 'yaml';

export type Labels = Readonly<Record<string, string>>;

/** How pods are picked: all that have these labels. */
export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { key: string; operator: 'In' | 'NotIn'; values: readonly string[] }[];
}

interface SecretKeyRef {
  readonly name: string;
  readonly key: string;
  readonly optional?: boolean;
}

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly ports?: readonly { name: string; containerPort: number }[];
  readonly envFrom?: readonly { configMapRef: { name: string } }[];
  readonly env?: readonly { name: string; value?: string; valueFrom?: { secretKeyRef: SecretKeyRef } }[];
  readonly volumeMounts?: readonly { name: string; mountPath: string }[];
  readonly securityContext?: object;
  readonly resources?: { readonly requests?: Labels; readonly limits?: Labels };
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

interface Volume {
  readonly name: string;
  readonly configMap?: { name: string };
  readonly persistentVolumeClaim?: { claimName: string };
  readonly secret?: { secretName: string; items: readonly { key: string }[] };
}

export interface PodSpec {
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
  readonly imagePullSecrets?: readonly { readonly name: string }[];
  readonly volumes?: readonly Volume[];
  readonly securityContext?: object;
  readonly terminationGracePeriodSeconds?: number;
  readonly topologySpreadConstraints?: readonly { topologyKey: string; labelSelector: Selector }[];
}

export interface PodTemplate {
  readonly metadata: { readonly labels: Labels; readonly annotations?: Labels };
  readonly spec: PodSpec;
}

export interface IssuerRef {
  readonly kind?: string;
  readonly name: string;
}

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
}

/** One direction of a network policy; without peers it allows all. */
export interface Flow {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports: readonly { port: number }[];
}

interface Backend {
  readonly name: string;
  readonly port: number;
}

/** A rule of a PrometheusRule or of an HTTPRoute. */
interface Rule {
  readonly rules?: readonly { alert: string; expr: string }[];
  readonly backendRefs?: readonly Backend[];
}

/** The part of a manifest that the checks read; fields that a kind does not have are absent. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels; readonly annotations?: Labels };
  /** Of a config map. */
  readonly data?: Labels;
  readonly spec: {
    readonly selector?: Labels & Selector;
    readonly podSelector?: Selector;
    readonly ports?: readonly { name: string; port: number; targetPort: string }[];
    readonly type?: string;
    readonly externalTrafficPolicy?: string;
    readonly template?: PodTemplate;
    readonly schedule?: string;
    readonly concurrencyPolicy?: string;
    /** Of a CronJob. */
    readonly jobTemplate?: { readonly spec: { readonly template: PodTemplate } };
    readonly strategy?: {
      readonly type: string;
      readonly rollingUpdate?: { readonly maxUnavailable: number };
    };
    readonly replicas?: number;
    readonly volumeClaimTemplates?: readonly { metadata: { name: string } }[];
    readonly ingress?: readonly Flow[];
    readonly egress?: readonly Flow[];
    readonly policyTypes?: readonly string[];
    readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
    readonly minReplicas?: number;
    readonly maxReplicas?: number;
    readonly maxUnavailable?: number;
    /** Of an ExternalSecret. */
    readonly data?: readonly { secretKey: string }[];
    readonly secretName?: string;
    readonly dnsNames?: readonly string[];
    readonly privateKey?: { readonly algorithm: string; readonly size: number };
    readonly issuerRef?: IssuerRef;
    readonly podMetricsEndpoints?: readonly { port: string }[];
    readonly groups?: readonly Rule[];
    readonly rules?: readonly Rule[];
  };
}

/** The documents of a YAML text; syntax errors name `source`. */
export function parseYaml(text: string, source: string): readonly Manifest[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error) throw new Error(`${source}: ${error.message}`);
    return document.toJS() as Manifest;
  });
}

/** Whether a selector picks a pod with these labels. An empty one picks every pod. */
export const picks = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(
    ({ key, operator, values }) => values.includes(labels[key] ?? '') === (operator === 'In'),
  );
