import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { declaredSettings } from './declared-settings.js';
import { type Manifest, picks, readYaml } from './manifest.js';
import { isLetIn, type Overlay, portOf, portsOf, readOverlay, type Workload } from './overlay.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const guide = readFileSync(join(root, 'docs/guides/kubernetes.md'), 'utf8');
const portSetting = { http: 'HTTP', internal: 'INTERNAL', grpc: 'GRPC', mqtt: 'MQTT', mqtts: 'MQTTS' };
/** What Node itself reads, and no schema declares. */
const ofNode = ['TMPDIR'];
const policiesOf = ({ manifests }: Overlay) => manifests.filter(({ kind }) => kind === 'NetworkPolicy');
const ofKind = ({ manifests }: Overlay, kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind);
const selectorOf = ({ spec }: Manifest) => spec.podSelector ?? spec.selector ?? {};

const overlay = (name: string) => readOverlay(join(root, 'k8s/overlays', name));
const appWorkloads = ({ workloads }: Overlay) => workloads.filter(({ app }) => app !== 'postgres');

/** Where a container takes each of its environment from: `secret` or the value of a config map. */
function environmentOf({ containers }: Workload, { settings }: Overlay): ReadonlyMap<string, string> {
  const maps = containers.flatMap(({ envFrom = [] }) => envFrom.map(({ configMapRef }) => configMapRef.name));
  const own = containers.flatMap(({ env = [] }) => env);
  return new Map([
    ...maps.flatMap((name) => [...(settings.get(name) ?? [['missing', name] as const])]),
    ...own.map(({ name, value }) => [name, value ?? 'secret'] as const),
  ]);
}

const secretRefs = ({ workloads }: Overlay): readonly string[] =>
  workloads.flatMap(({ containers, pods }) => [
    ...containers
      .flatMap(({ env = [] }) => env)
      .flatMap(({ valueFrom }) =>
        valueFrom ? [`${valueFrom.secretKeyRef.name} ${valueFrom.secretKeyRef.key}`] : [],
      ),
    ...pods
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap(({ secret }) => secret?.items.map(({ key }) => `${secret.secretName} ${key}`) ?? []),
  ]);

const selectedBy = (policy: Manifest, { workloads }: Overlay) =>
  workloads.filter(({ labels }) => picks(selectorOf(policy), labels));

/** What the policies let pods send to other pods of the suite. */
function flowsOf(suite: Overlay): readonly { from: Workload; to: Workload; port: number }[] {
  return policiesOf(suite).flatMap((policy) =>
    (policy.spec.egress ?? []).flatMap(({ to: peers = [], ports }) => {
      const isMeant = ({ labels }: Workload) =>
        peers.some(({ podSelector }) => podSelector && picks(podSelector, labels));
      const targets = suite.workloads.filter((work) => work.kind !== 'Job' && isMeant(work));
      return selectedBy(policy, suite).flatMap((from) =>
        targets.flatMap((to) => ports.map(({ port }) => ({ from, to, port }))),
      );
    }),
  );
}

describe.each(['one-node', 'production'])('The overlay %s', (name) => {
  const suite = overlay(name);
  const servers = suite.workloads.filter(({ kind }) => kind !== 'Job');

  it('runs every app and brings every database up to date', () => {
    // The console is files without a program of their own.
    const isProgram = (app: string) => existsSync(join(root, 'apps', app, 'src', 'main.ts'));
    const apps = readdirSync(join(root, 'apps')).filter(isProgram).sort();
    for (const kind of ['Deployment', 'Job'])
      expect(
        appWorkloads(suite)
          .flatMap((work) => (work.kind === kind ? [work.app] : []))
          .sort(),
      ).toEqual(apps);
  });

  it('leaves no file of its folders unused', () => {
    const written = ['base', 'postgres'].flatMap((folder) =>
      readdirSync(join(root, 'k8s', folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, 'k8s', folder, file),
      ),
    );
    const expected = name === 'one-node' ? written : written.filter((file) => !file.includes('/postgres/'));
    expect(suite.files).toEqual(expect.arrayContaining(expected.filter((file) => file.endsWith('.yaml'))));
  });

  it('opens on each app exactly the ports that its settings have, by their standard numbers', () => {
    for (const server of appWorkloads(suite).filter(({ kind }) => kind === 'Deployment')) {
      const declared = declaredSettings(root, server.app).filter(({ port }) => port !== undefined);
      const opened = Object.entries(portSetting).flatMap(([port, word]) => {
        const number = portOf(server, port);
        return number === undefined ? [] : [[`${server.app.toUpperCase()}_${word}_PORT`, number]];
      });
      expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(declared.map((s) => [s.name, s.port])));
    }
  });

  it('leads each Service to the servers of one app, at ports that they have', () => {
    for (const service of ofKind(suite, 'Service')) {
      const found = suite.workloads.filter(({ labels }) =>
        picks({ matchLabels: selectorOf(service) as never }, labels),
      );
      expect(found.map(({ kind }) => kind === 'Job')).toEqual([false]);
      for (const { port, targetPort } of service.spec.ports ?? [])
        expect(found.map((server) => portOf(server, targetPort))).toEqual([port]);
    }
  });

  it('selects with each workload, budget and policy pods that there are', () => {
    const selecting = suite.manifests.filter(({ spec }) => spec?.podSelector ?? spec?.selector?.matchLabels);
    expect(selecting.length).toBeGreaterThan(10);
    for (const manifest of selecting) {
      const found = suite.workloads.filter(({ labels }) => picks(selectorOf(manifest), labels));
      expect([manifest.metadata.name, found.length]).not.toEqual([manifest.metadata.name, 0]);
      if (manifest.spec.template) expect(found.map((work) => work.name)).toEqual([manifest.metadata.name]);
    }
  });

  it('gives every app all that it needs and nothing that it does not know', () => {
    for (const work of appWorkloads(suite)) {
      const declared = declaredSettings(root, work.app);
      const given = [...environmentOf(work, suite).keys()];
      const known = [...ofNode, ...declared.map((setting) => setting.name)];
      expect([work.name, given.filter((key) => !known.includes(key))]).toEqual([work.name, []]);
      const needed = declared.filter(({ isRequired }) => isRequired).map((setting) => setting.name);
      expect(given).toEqual(expect.arrayContaining(needed));
    }
  });

  it('takes what is secret from Secrets, and nothing else', () => {
    for (const work of appWorkloads(suite)) {
      const secret = declaredSettings(root, work.app).filter(({ isSecret }) => isSecret);
      const given = [...environmentOf(work, suite)]
        .filter(([, from]) => from === 'secret')
        .map(([key]) => key);
      expect(given.sort()).toEqual(secret.map((setting) => setting.name).sort());
    }
  });

  it('reads no key of a Secret that the guide does not tell to make', () => {
    expect(secretRefs(suite).length).toBeGreaterThan(10);
    for (const reference of secretRefs(suite)) {
      const [secret = '', key = ''] = reference.split(' ');
      const line = guide.split('\n').find((text) => text.startsWith(`| \`${secret}\``)) ?? '';
      expect([reference, line.includes(`\`${key}\``)]).toEqual([reference, true]);
    }
  });

  it('names inside the cluster only Services that exist, at ports that they have', () => {
    const services = ofKind(suite, 'Service').flatMap(({ metadata, spec }) =>
      (spec.ports ?? []).map(({ port }) => `${metadata.name}:${port}`),
    );
    const values = [...suite.settings.values()].flatMap((settings) => [...settings.values()]);
    const named = values.flatMap((value) => /(?:^|\/\/)([a-z-]+:\d+)$/.exec(value)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(4);
    expect(services).toEqual(expect.arrayContaining(named));
  });

  it('keeps each file that a setting names on a volume', () => {
    for (const server of servers.filter(({ app }) => app !== 'postgres')) {
      const folders = server.containers.flatMap(({ volumeMounts = [] }) => volumeMounts);
      const paths = [...environmentOf(server, suite)].filter(([key]) => /_(FILE|DIR)$/.test(key));
      for (const [key, path] of paths)
        expect([key, folders.some(({ mountPath }) => path.startsWith(`${mountPath}/`))]).toEqual([key, true]);
    }
  });

  it('mounts every volume that it has, and no other', () => {
    for (const work of suite.workloads) {
      const own = suite.manifests.find(
        ({ kind, metadata }) => kind === work.kind && metadata.name === work.name,
      );
      const claims = (own?.spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name);
      const volumes = work.pods.flatMap(({ volumes: all = [] }) => all).map((volume) => volume.name);
      const mounts = work.containers
        .flatMap(({ volumeMounts = [] }) => volumeMounts)
        .map((mount) => mount.name);
      expect([...claims, ...volumes].sort()).toEqual(mounts.sort());
    }
  });

  it('opens in its policies only ports that there are', () => {
    const opened = policiesOf(suite).flatMap((policy) =>
      (policy.spec.ingress ?? []).flatMap(({ ports }) => ports.map(({ port }) => ({ policy, port }))),
    );
    for (const { policy, port } of opened) expect(selectedBy(policy, suite).flatMap(portsOf)).toContain(port);
  });

  it('lets in at each server what another may send to it', () => {
    const flows = flowsOf(suite);
    expect(flows.length).toBeGreaterThan(5);
    for (const { from, to, port } of flows)
      expect([from.name, to.name, port, isLetIn(policiesOf(suite), from, to, port)]).toEqual([
        from.name,
        to.name,
        port,
        true,
      ]);
  });

  it('denies by default, both ways', () =>
    expect(ofKind(suite, 'NetworkPolicy')).toContainEqual(
      expect.objectContaining({ spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] } }),
    ));

  it('names a version of each image', () => {
    const used = appWorkloads(suite).flatMap(({ containers }) =>
      containers.flatMap(({ image }) => image ?? []),
    );
    expect(suite.images).toEqual(expect.arrayContaining(used));
  });
});

describe('Every pod', () => {
  const [server] = readYaml(join(root, 'k8s/base/every-server.yaml'));
  const [migration] = readYaml(join(root, 'k8s/base/every-migration.yaml'));

  it('is held by the restricted profile', () => {
    for (const { spec } of [server, migration].flatMap((common) => common ?? [])) {
      expect(spec.template?.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.template?.spec.containers[0]?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('has the one container that the common part is about', () => {
    for (const { containers } of appWorkloads(overlay('one-node')))
      expect(new Set(containers.map(({ name }) => name))).toEqual(new Set(['app']));
  });

  it('has the same environment when it serves and when it migrates', () => {
    const suite = overlay('production');
    const [deployments, jobs] = ['Deployment', 'Job'].map((kind) =>
      Object.fromEntries(
        appWorkloads(suite)
          .filter((work) => work.kind === kind)
          .map((work) => [work.app, environmentOf(work, suite)]),
      ),
    );
    expect(jobs).toEqual(deployments);
  });
});
