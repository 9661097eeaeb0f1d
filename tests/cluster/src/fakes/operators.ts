import type { KubernetesApi, WatchEvent } from '../control-plane/api.js';
import type { KubeObject } from '../control-plane/kube-object.js';

type Secrets = Readonly<Record<string, readonly string[]>>;

/** The kinds of operators, and the Secrets with their keys that an operator makes for an object. */
const kinds: Readonly<Record<string, (object: KubeObject) => Secrets>> = {
  'cert-manager.io/v1/certificates': ({ spec }) => ({
    [(spec as { readonly secretName: string }).secretName]: ['ca.crt', 'tls.crt', 'tls.key'],
  }),
  'external-secrets.io/v1/externalsecrets': ({ spec }) => {
    const { target, data } = spec as {
      readonly target: { readonly name: string };
      readonly data: readonly { readonly secretKey: string }[];
    };
    return { [target.name]: data.map(({ secretKey }) => secretKey) };
  },
  'postgresql.cnpg.io/v1/clusters': ({ metadata }) => ({
    [`${metadata.name}-app`]: ['uri'],
    [`${metadata.name}-ca`]: ['ca.crt'],
  }),
};

/**
 * Fakes of cert-manager, External Secrets Operator and CloudNativePG: make the Secrets that these make for their
 * objects, with the names of the keys as values.
 */
export class FakeOperators {
  private readonly stops: (() => void)[] = [];
  /** The first error, which a test that waits does not see. */
  error: Error | undefined;

  constructor(private readonly api: KubernetesApi) {}

  /** The kinds exist. */
  async start(): Promise<void> {
    for (const [path, secretsOf] of Object.entries(kinds)) {
      const see = ({ type, object }: WatchEvent) => {
        if (type === 'ADDED') void this.make(object.metadata.namespace ?? '', secretsOf(object));
      };
      this.stops.push(await this.api.watch(`/apis/${path}`, see));
    }
  }

  stop(): void {
    for (const stop of this.stops) stop();
  }

  private async make(namespace: string, secrets: Secrets): Promise<void> {
    for (const [name, keys] of Object.entries(secrets)) {
      const stringData = Object.fromEntries(keys.map((key) => [key, key]));
      const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData };
      await this.api
        .post(`/api/v1/namespaces/${namespace}/secrets`, secret)
        .catch((error: Error) => this.noteError(error));
    }
  }

  /** A Secret that exists is kept. */
  private noteError(error: Error): void {
    if (!/already exists/.test(error.message)) this.error ??= error;
  }
}
