import type { KubeObject, PodSpec, Reference, Volume } from '../control-plane/kube-object.js';

/** Finds an object of a namespace by kind and name. */
export type Find = (kind: string, name: string) => KubeObject | undefined;

/** What a pod needs before it can start, and a kubelet waits for: `Secret discovery-tls`, `Secret a: key b`. */
export function missingFor(pod: PodSpec, find: Find): readonly string[] {
  const all = [...(pod.initContainers ?? []), ...pod.containers];
  const values = all.flatMap(({ env = [] }) => env.map(({ valueFrom }) => valueFrom ?? {}));
  return [
    ...values.flatMap(({ secretKeyRef, configMapKeyRef }) => [
      ...lacking('Secret', secretKeyRef, find),
      ...lacking('ConfigMap', configMapKeyRef, find),
    ]),
    ...(pod.volumes ?? []).flatMap((volume) => missingIn(volume, find)),
  ];
}

function missingIn(
  { secret, configMap, persistentVolumeClaim: claim }: Volume,
  find: Find,
): readonly string[] {
  const keys = (items: readonly { readonly key: string }[] | undefined, rest: Reference) =>
    (items ?? [{}]).map((item) => ({ ...rest, ...item }));
  const wanted = secret
    ? keys(secret.items, { name: secret.secretName, optional: secret.optional === true })
    : [];
  const maps = configMap
    ? keys(configMap.items, { ...configMap, optional: configMap.optional === true })
    : [];
  const isBound = !claim || find('PersistentVolumeClaim', claim.claimName)?.status?.phase === 'Bound';
  return [
    ...wanted.flatMap((one) => lacking('Secret', one, find)),
    ...maps.flatMap((one) => lacking('ConfigMap', one, find)),
    ...(isBound ? [] : [`PersistentVolumeClaim ${claim.claimName}`]),
  ];
}

function lacking(kind: string, wanted: Reference | undefined, find: Find): readonly string[] {
  if (!wanted || wanted.optional === true) return [];
  const found = find(kind, wanted.name);
  if (!found) return [`${kind} ${wanted.name}`];
  if (wanted.key === undefined || Object.hasOwn(found.data ?? {}, wanted.key)) return [];
  return [`${kind} ${wanted.name}: key ${wanted.key}`];
}
