/** A reference to a Secret or ConfigMap, or to one of its keys. */
export interface Reference {
  readonly name: string;
  readonly key?: string;
  readonly optional?: boolean;
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly {
    readonly name: string;
    readonly valueFrom?: { readonly secretKeyRef?: Reference; readonly configMapKeyRef?: Reference };
  }[];
}

interface Projected {
  readonly optional?: boolean;
  readonly items?: readonly { readonly key: string }[];
}

/** A volume of a pod, with what it needs before the pod can start. */
export interface Volume {
  readonly secret?: Projected & { readonly secretName: string };
  readonly configMap?: Projected & { readonly name: string };
  readonly persistentVolumeClaim?: { readonly claimName: string };
}

/** The fields of pods that the tests read. */
export interface PodSpec {
  readonly restartPolicy?: string;
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
  readonly volumes?: readonly Volume[];
}

export interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string;
}

/** An object of a Kubernetes API, with the fields that the tests read. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly uid?: string;
    readonly generation?: number;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
    readonly deletionTimestamp?: string;
    readonly ownerReferences?: readonly { readonly kind: string; readonly name: string }[];
  };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: Readonly<Record<string, unknown>>;
  readonly status?: {
    readonly phase?: string;
    readonly loadBalancer?: { readonly ingress?: readonly object[] };
    readonly conditions?: readonly Condition[];
  };
}

/** The namespace and name of an object. */
export const keyOf = ({ metadata }: KubeObject): string => `${metadata.namespace ?? ''}/${metadata.name}`;
