/** @needs helm */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { declaredSettings } from '../../src/manifests/declared-settings.js';
import { picks } from '../../src/manifests/manifest.js';
import { describeOverlays } from './describe-overlays.js';
import {
  appWorkloads,
  containersOf,
  eachContainer,
  environmentOf,
  ofKind,
  type Overlay,
  portOf,
  root,
  secretRefs,
  serversOf,
  type Workload,
} from './overlay.js';

const guide = readFileSync(join(root, 'docs/guides/kubernetes.md'), 'utf8');
const portSetting = {
  http: 'HTTP',
  internal: 'INTERNAL',
  grpc: 'GRPC',
  mqtt: 'MQTT',
  mqtts: 'MQTTS',
  udp: 'UDP',
  station: 'STATION',
};
/** Variables of Node itself, which no schema declares. */
const ofNode = ['TMPDIR', 'NODE_OPTIONS'];
const name = 'app.kubernetes.io/name';
const proxies = 'FIELDPOST_TRUSTED_PROXIES';
/** The shutdown takes at most so long after the drain (libs/transport). */
const longestClosingSeconds = 10;

const hasFile = (app: string, path: string): boolean => existsSync(join(root, 'apps', app, 'src', path));
const appsWith = (path: string): readonly string[] =>
  readdirSync(join(root, 'apps'))
    .filter((app) => hasFile(app, path))
    .sort();
const namesOf = (suite: Overlay, kind: string): readonly string[] =>
  appWorkloads(suite).flatMap((work) => (work.kind === kind ? [work.app] : []));

/** Jobs, or containers before those of servers, that migrate databases. */
const migrationsOf = (suite: Overlay): readonly Workload[] => [
  ...appWorkloads(suite).filter(({ kind }) => kind === 'Job'),
  ...serversOf(suite).flatMap((server) =>
    (server.pod.initContainers ?? []).map((container) => ({ ...server, container })),
  ),
];

/** The apps that are servers: the command line has no settings. */
const servers = appsWith('main.ts').filter((app) => hasFile(app, `${app}.config.ts`));
const settings = await declaredSettings(root, servers);
const declaredBy = (app: string) => settings[app] ?? [];

/** The given and declared settings of an app in an overlay. */
function settingsOf(work: Workload, suite: Overlay) {
  const declared = declaredBy(work.app);
  return { declared, given: environmentOf(work, suite) };
}

describeOverlays((suite) => {
  it('runs every app and brings every database up to date', () => {
    expect([...new Set(namesOf(suite, 'Deployment'))].sort()).toEqual(servers);
    const migrated = migrationsOf(suite).map(({ labels }) => labels[name]);
    const stores = serversOf(suite).filter(({ app }) => hasFile(app, 'database/storage.ts'));
    expect(migrated.sort()).toEqual(stores.map(({ labels }) => labels[name]).sort());
    for (const { container } of migrationsOf(suite)) expect(container.args).toEqual(['migrate']);
  });

  it('opens on each app exactly the ports that its settings have, by their standard numbers', () => {
    for (const server of serversOf(suite)) {
      const declared = declaredBy(server.app).filter(({ port }) => port !== undefined);
      const opened = Object.entries(portSetting).flatMap(([port, word]) => {
        const number = portOf(server, port);
        return number === undefined ? [] : [[`${server.app.toUpperCase()}_${word}_PORT`, number]];
      });
      expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(declared.map((s) => [s.name, s.port])));
    }
  });

  it('leads each Service to the servers of one app, at ports that they have', () => {
    for (const { metadata, spec } of ofKind(suite, 'Service')) {
      const found = suite.workloads.filter(({ labels }) =>
        picks({ matchLabels: spec.selector as never }, labels),
      );
      expect([metadata.name, found.map(({ kind }) => kind === 'Job')]).toEqual([metadata.name, [false]]);
      for (const { port, targetPort } of spec.ports ?? [])
        expect(found.map((server) => portOf(server, targetPort))).toEqual([port]);
    }
  });

  it('keeps the addresses of clients at published Services', () => {
    const published = ofKind(suite, 'Service').filter(({ spec }) => spec.type === 'LoadBalancer');
    for (const { metadata, spec } of published)
      expect([metadata.name, spec.externalTrafficPolicy]).toEqual([metadata.name, 'Local']);
  });

  it('trusts no proxy but the loopback interface, the default, until an operator names an ingress', () => {
    const named = serversOf(suite).filter((server) => environmentOf(server, suite).has(proxies));
    expect([...new Set(named.map(({ app }) => app))].sort()).toEqual(suite.trustsIngress ? servers : []);
  });

  it('routes each path of the reverse proxy to an existing Service', () => {
    const services = ofKind(suite, 'Service').flatMap(({ metadata, spec }) =>
      (spec.ports ?? []).map(({ port }) => `${metadata.name}:${port}`),
    );
    const routes = ofKind(suite, 'HTTPRoute').flatMap(({ spec }) => spec.rules ?? []);
    const backends = routes.flatMap(({ backendRefs = [] }) => backendRefs);
    expect(services).toEqual(expect.arrayContaining(backends.map(({ name, port }) => `${name}:${port}`)));
  });

  it('probes each server at existing paths and ports', () => {
    for (const server of serversOf(suite)) {
      const { startupProbe, livenessProbe, readinessProbe } = server.container;
      const asked = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet);
      expect(asked.map((get) => get?.path)).toEqual(['/livez', '/livez', '/healthz']);
      for (const get of asked) expect(portOf(server, get?.port ?? '')).toBeGreaterThan(0);
    }
  });

  it('gives every app all required settings and no unknown ones', () => {
    for (const work of appWorkloads(suite)) {
      const { declared, given } = settingsOf(work, suite);
      const known = [...ofNode, ...declared.map((setting) => setting.name)];
      expect([work.name, [...given.keys()].filter((key) => !known.includes(key))]).toEqual([work.name, []]);
      const needed = declared.filter(({ isRequired }) => isRequired).map((setting) => setting.name);
      expect([...given.keys()]).toEqual(expect.arrayContaining(needed));
    }
  });

  it('takes secret settings from Secrets, and no others', () => {
    for (const work of appWorkloads(suite)) {
      const { declared, given } = settingsOf(work, suite);
      for (const { name, secret } of declared.filter((setting) => given.has(setting.name)))
        expect([work.name, name, given.get(name) === 'secret']).toEqual([work.name, name, secret === true]);
    }
  });

  it('reads only keys of Secrets that the guide describes', () => {
    expect(secretRefs(suite).length).toBeGreaterThan(10);
    for (const reference of secretRefs(suite)) {
      const [secret = '', key = ''] = reference.split(' ');
      // Further handlers have the same Secrets, with their name.
      const described = secret.replace(/^handler-(?:eu|us-1)-/, 'handler-');
      const line = guide
        .split('\n')
        .find((text) => text.startsWith('| ') && text.includes(`\`${described}\``));
      expect([reference, line?.includes(`\`${key}\``)]).toEqual([reference, true]);
    }
  });

  it('names inside the cluster only Services that exist, at ports that they have', () => {
    const services = ofKind(suite, 'Service').flatMap(({ metadata, spec }) =>
      (spec.ports ?? []).map(({ port }) => `${metadata.name}:${port}`),
    );
    const values = appWorkloads(suite).flatMap((work) => [...environmentOf(work, suite).values()]);
    const named = values.flatMap((value) => /(?:^|\/\/)([a-z-]+:\d+)$/.exec(value)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(4);
    expect(services).toEqual(expect.arrayContaining(named));
  });

  it('keeps each file that a setting names on a volume', () => {
    for (const server of serversOf(suite)) {
      const folders = server.container.volumeMounts ?? [];
      const paths = [...environmentOf(server, suite)].filter(([key]) => /_(FILE|DIR)$/.test(key));
      for (const [key, path] of paths)
        expect([key, folders.some(({ mountPath }) => path.startsWith(`${mountPath}/`))]).toEqual([key, true]);
    }
  });

  it('mounts every volume that it has, and no other', () => {
    for (const { manifest, pod } of suite.workloads) {
      const claims = (manifest.spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name);
      const volumes = (pod.volumes ?? []).map((volume) => volume.name);
      const mounts = containersOf(pod).flatMap(({ volumeMounts = [] }) =>
        volumeMounts.map((mount) => mount.name),
      );
      expect([...claims, ...volumes].sort()).toEqual([...new Set(mounts)].sort());
    }
  });

  it('lets each server drain and close before it is killed, and replaces none before another is ready, except network without Redis', () => {
    for (const server of serversOf(suite)) {
      const drain = Number(environmentOf(server, suite).get('FIELDPOST_DRAIN_SECONDS'));
      expect(drain).toBeGreaterThanOrEqual(5);
      expect(server.pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + longestClosingSeconds);
      const { strategy } = server.manifest.spec;
      expect([server.app, strategy?.type, strategy?.rollingUpdate?.maxUnavailable]).toEqual(
        // Two processes of network would lose uplinks.
        server.app === 'network' && !environmentOf(server, suite).has('NETWORK_REDIS_URL')
          ? ['network', 'Recreate', undefined]
          : [server.app, 'RollingUpdate', 0],
      );
      for (const { labelSelector } of server.pod.topologySpreadConstraints ?? [])
        expect(picks(labelSelector, server.labels)).toBe(true);
      const keys = server.pod.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey);
      expect(keys).toContain('kubernetes.io/hostname');
    }
  });

  it('allows one disrupted pod per app, and never blocks the drain of a node', () => {
    const budgets = ofKind(suite, 'PodDisruptionBudget');
    expect(budgets.map(({ spec }) => spec.maxUnavailable)).toEqual(budgets.map(() => 1));
    for (const server of serversOf(suite))
      expect(budgets.filter(({ spec }) => picks(spec.selector ?? {}, server.labels))).toHaveLength(1);
  });

  it('runs the one version of each image that the release has', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    for (const { app, container } of appWorkloads(suite)) {
      const image = container.image
        .split('/')
        .at(-1)
        ?.replace(/@sha256:[0-9a-f]{64}$/, `:${version}`);
      expect(image).toBe(`fieldpost-${app}:${version}`);
    }
  });

  it('holds every container to the restricted profile', () => {
    for (const { pod, container } of suite.workloads.flatMap(eachContainer)) {
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(pod.containers).toHaveLength(1);
      expect(container.resources?.limits).toHaveProperty('memory');
    }
  });

  it('has the same environment when it serves and when it migrates, which needs no other certificate than that of the database', () => {
    for (const migration of migrationsOf(suite)) {
      const mounts = (migration.container.volumeMounts ?? []).map((mount) => mount.name);
      expect(mounts.filter((mount) => !['database-ca', 'own'].includes(mount))).toEqual([]);
      const server = serversOf(suite).find(({ labels }) => labels[name] === migration.labels[name]);
      expect(environmentOf(migration, suite)).toEqual(server && environmentOf(server, suite));
    }
  });
});
