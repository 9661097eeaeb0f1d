/** @needs helm */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nodeOptions } from '@fieldpost/testing';
import { parseYaml } from '../../src/manifests/manifest.js';
import { chart, example, render, runHelm, tryToRender } from './helm.js';
import { environmentOf, ofKind, type Overlay, readOverlays, root, secretRefs, serversOf } from './overlay.js';
import { severalHandlers, withOperators } from './values.js';

const oneNode = [example('one-node')];
const production = [example('production')];
const suites = readOverlays();
const suiteNamed = (name: string): Overlay => {
  const found = suites.find((suite) => suite.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe('The Helm chart', () => {
  it.each(['one-node', 'production'])('has nothing that `helm lint` warns of, for %s', (name) => {
    const { stdout, status } = runHelm(['lint', '--strict', chart], [example(name)]);
    expect([stdout, status]).toEqual([expect.stringContaining('1 chart(s) linted, 0 chart(s) failed'), 0]);
  });

  it('has the version of the release', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const [about] = parseYaml(readFileSync(join(chart, 'Chart.yaml'), 'utf8'), 'Chart.yaml');
    expect(about).toMatchObject({ version, appVersion: version });
  });

  it('gives Node the flags of the image, with a heap that leaves memory of the pod for everything else', () => {
    for (const server of serversOf(suiteNamed('chart for production'))) {
      const flags = environmentOf(server, suiteNamed('chart for production')).get('NODE_OPTIONS') ?? '';
      const [, heap] = / --max-old-space-size=(\d+)$/.exec(flags) ?? [];
      const [, size, unit] =
        /^(\d+)(Mi|Gi)$/.exec(server.container.resources?.limits?.['memory'] ?? '') ?? [];
      const limit = Number(size) * (unit === 'Gi' ? 1024 : 1);
      expect([server.name, Number(heap) / limit]).toEqual([server.name, expect.closeTo(0.6, 2)]);
      expect(flags.split(' ').slice(0, -1)).toEqual(
        nodeOptions.filter((flag) => !flag.startsWith('--max-old-space-size')),
      );
    }
  });

  it('publishes only the UDP port of gateways and ports with TLS, until plain ones are turned on', () => {
    const publishedBy = (suite: string) =>
      ofKind(suiteNamed(suite), 'Service')
        .filter(({ spec }) => spec.type === 'LoadBalancer')
        .flatMap(({ spec }) => spec.ports ?? [])
        .map(({ port }) => port)
        .sort((a, b) => a - b);
    expect(publishedBy('chart for production')).toEqual([1700, 1900, 1902, 1904, 8882, 8883, 8887]);
    expect(publishedBy('chart with every option')).toEqual([
      1700, 1882, 1883, 1900, 1902, 1904, 8084, 8882, 8883, 8887,
    ]);
  });

  it('routes gRPC, MQTT and Basics Station through a Gateway by host name, and MQTT without TLS by port', () => {
    const values = { ingress: { publicRoutes: 'tls' }, service: { public: { plainMqtt: true } } };
    const manifests = parseYaml(render([example('production')], values), 'routes');
    const routes = manifests.filter(({ kind }) => ['TLSRoute', 'TCPRoute'].includes(kind));
    const balanced = manifests.filter(({ spec }) => spec?.type === 'LoadBalancer');
    expect(balanced.map(({ metadata }) => metadata.name)).toEqual(['network-gateways']);
    expect(routes.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'TCPRoute handler-public-mqtt',
      'TCPRoute network-public-mqtt',
      'TLSRoute discovery-public-grpc',
      'TLSRoute handler-public-grpc',
      'TLSRoute handler-public-mqtts',
      'TLSRoute network-public-grpc',
      'TLSRoute network-public-mqtts',
      'TLSRoute network-public-station',
    ]);
  });

  it('announces the MQTT port that it publishes', () => {
    const announcedBy = (suite: Overlay) =>
      serversOf(suite).flatMap((server) =>
        server.app === 'handler' ? [environmentOf(server, suite).get('HANDLER_ANNOUNCE_MQTT_PORT')] : [],
      );
    expect(announcedBy(suiteNamed('chart for production'))).toEqual(['8883']);
    expect(announcedBy(suiteNamed('chart with every option'))).toEqual([undefined]);
  });

  it('migrates before an installation or upgrade, each time with a new Job', () => {
    const jobs = ofKind(suiteNamed('chart for production'), 'Job');
    const migrations = jobs.filter(({ metadata }) => metadata.name.endsWith('-migration'));
    expect(migrations).toHaveLength(5);
    for (const { metadata } of migrations)
      expect(metadata.annotations).toEqual({
        'helm.sh/hook': 'pre-install,pre-upgrade',
        'helm.sh/hook-delete-policy': 'before-hook-creation',
      });
  });

  it('keeps Secrets and volumes when it is removed', () => {
    const kept = [...ofKind(suiteNamed('chart for one node'), 'Secret')];
    expect(kept.map(({ metadata }) => metadata.name).sort()).toEqual([
      'account-secrets',
      'discovery-secrets',
      'discovery-tls',
      'fieldpost-ca',
      'fieldpost-internal',
      'fieldpost-web-tls',
      'handler-secrets',
      'handler-tls',
      'handler-token',
      'network-secrets',
      'network-tls',
      'network-token',
      'oauth-secrets',
      'postgres-secrets',
    ]);
    kept.push(...ofKind(suiteNamed('chart with every option'), 'PersistentVolumeClaim'));
    for (const { metadata } of kept)
      expect([metadata.name, metadata.annotations]).toEqual([
        metadata.name,
        { 'helm.sh/resource-policy': 'keep' },
      ]);
  });

  it('has nothing of the network app while it is off', () => {
    const manifests = parseYaml(render(oneNode, { network: { enabled: false } }), 'without network');
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(names.filter((name) => name.includes('network'))).toEqual([]);
    expect(JSON.stringify(manifests)).not.toMatch(/NETWORK_(?!DATABASE_PASSWORD)|network:1902/);
  });

  it('asks the External Secrets Operator for every Secret and key of the environment that no other operator makes', () => {
    const suite = suiteNamed('chart with operators');
    const wanted = ofKind(suite, 'ExternalSecret').flatMap(({ metadata, spec }) =>
      (spec.data ?? []).map(({ secretKey }) => `${metadata.name} ${secretKey}`),
    );
    const read = secretRefs(suite).filter((ref) => !/(-tls|-token|-db-app|-db-ca) /.test(ref));
    expect(wanted.sort()).toEqual([...new Set(read)].sort());
  });

  it('connects to the clusters of CloudNativePG with their authority, and keeps them when it is removed', () => {
    const suite = suiteNamed('chart with operators');
    const clusters = ofKind(suite, 'Cluster');
    const names = clusters.map(({ metadata }) => metadata.name);
    expect(clusters.map(({ metadata }) => metadata.annotations)).toEqual(
      names.map(() => ({ 'helm.sh/resource-policy': 'keep' })),
    );
    const refs = secretRefs(suite);
    for (const name of names)
      expect(refs).toEqual(expect.arrayContaining([`${name}-app uri`, `${name}-ca ca.crt`]));
    expect(names).toHaveLength(7);
    for (const server of serversOf(suite).filter(({ app }) => app !== 'console'))
      expect(server.container.env).toContainEqual({
        name: `${server.app.toUpperCase()}_DATABASE_URL`,
        value: '$(DATABASE_URI)?sslmode=verify-full&sslrootcert=/etc/fieldpost/database/ca.crt',
      });
  });

  it('makes no Secret but those of tokens unless the values ask for it', () => {
    const made = (values: object) =>
      parseYaml(render(production, values), 'secrets').filter(({ kind }) => kind === 'Secret');
    expect(made({}).map(({ metadata }) => metadata.name)).toEqual(['handler-token', 'network-token']);
    expect(made({ bootstrap: { enabled: false } })).toEqual([]);
  });

  it('renders the same objects each time, so that Argo CD finds no difference', () =>
    expect(render(production)).toBe(render(production)));
});

/** Values that are rejected, and what Helm prints. */
const rejected: readonly (readonly [message: string, files: readonly string[], values: object])[] = [
  ['global.host: set the host name', production, { global: { host: '' } }],
  ['handler need Redis', production, { redis: { existingSecret: '' } }],
  ['handler need Redis', oneNode, { handler: { replicas: 2 } }],
  [
    'handlers: eu needs an id',
    production,
    { handlers: [{ name: 'eu', id: 'fieldpost-handler', host: 'a.b' }] },
  ],
  ['handlers: each needs a database', oneNode, { handlers: [{ name: 'eu', id: 'eu', host: 'a.b' }] }],
  ["at '/handlers/0': missing property 'host'", production, { handlers: [{ name: 'eu', id: 'eu' }] }],
  ['handler need Redis', oneNode, { handler: { autoscaling: { enabled: true } } }],
  ['account.autoscaling: maxReplicas is less', production, { account: { autoscaling: { maxReplicas: 1 } } }],
  ['network app need Redis', oneNode, { network: { replicas: 2 } }],
  ['network app need Redis', oneNode, { network: { autoscaling: { enabled: true } } }],
  ['trustedProxies: name the addresses', production, { trustedProxies: [] }],
  ['networkPolicy.ingressNamespaces: name', production, { networkPolicy: { ingressNamespaces: [] } }],
  ['with type gateway set className', production, { ingress: { className: '' } }],
  ['ingress.publicRoutes: only a Gateway', oneNode, { ingress: { publicRoutes: 'tls' } }],
  [
    'ingress.publicRoutes: the Gateway has no HTTP',
    production,
    { ingress: { publicRoutes: 'tls' }, service: { public: { plainHttp: true } } },
  ],
  [
    'ingress.publicRoutes: several handlers',
    production,
    { ...severalHandlers, ingress: { publicRoutes: 'tcp' } },
  ],
  ['certificates.issuerRef.name: name', production, { certificates: { issuerRef: { name: '' } } }],
  ['backup.s3.bucket: name', production, { backup: { enabled: true, s3: { enabled: true } } }],
  ['migrations.mode: Jobs that run before', oneNode, { migrations: { mode: 'hook' } }],
  [
    'externalSecrets.secretStoreRef.name: name',
    production,
    { externalSecrets: { enabled: true }, migrations: { mode: 'initContainer' } },
  ],
  ['externalSecrets.enabled: the Secrets come', oneNode, { externalSecrets: withOperators.externalSecrets }],
  ['cnpg.enabled: the databases are those', oneNode, { cnpg: { enabled: true } }],
  ['migrations.mode: Jobs that run before', production, { cnpg: { enabled: true } }],
  ['database.account.existingSecret: the chart makes', oneNode, { postgres: { enabled: false } }],
  ["additional properties 'replica' not allowed", production, { account: { replica: 2 } }],
  ["at '/ingress/type': value must be one of", production, { ingress: { type: 'route' } }],
  ["at '/handler/replicas': got string", production, { handler: { replicas: 'two' } }],
  [
    "at '/account/resources/limits/memory'",
    production,
    { account: { resources: { limits: { memory: '512M' } } } },
  ],
  ["invalid propertyName 'logLevel'", production, { settings: { logLevel: 'info' } }],
  ["at '/trustedProxies/0'", production, { trustedProxies: ['everywhere'] }],
  ["at '/backup/s3/endpoint'", production, { backup: { s3: { endpoint: 'http://s3.example.org' } } }],
  ["at '/global/host'", production, { global: { host: 'https://fieldpost.example.org' } }],
];

describe('Values that cannot work', () => {
  it.each(rejected)('are rejected with "%s"', (message, files, values) => {
    const { status, stderr } = tryToRender(files, values);
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
