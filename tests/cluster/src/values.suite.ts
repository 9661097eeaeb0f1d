import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as values from '../../../tools/test/kubernetes/values.js';
import type { Cluster } from './commands/cluster.js';
import { syncAsArgoCd } from './commands/argo-cd.js';
import { imagesOf, rolloutsOf } from './releases.js';
import type { TestCluster } from './test-cluster.js';

/** Names of releases, the example that each begins with, and its own values. */
const releases: readonly (readonly [name: string, example: string, own: object])[] = [
  ['every-option', 'production', values.everyOption],
  ['several-handlers', 'production', values.severalHandlers],
  ['operators', 'production', values.withOperators],
  ['only-existing', 'production', values.onlyExisting],
  ['archive', 'one-node', values.withArchive],
];

/** Secrets that production needs before the installation, where no operator makes them. */
const secrets: Readonly<Record<string, readonly string[]>> = {
  'fieldpost-internal': ['FIELDPOST_INTERNAL_SECRET'],
  'account-secrets': ['ACCOUNT_DATABASE_URL', 'ACCOUNT_SEALING_KEY'],
  'oauth-secrets': ['OAUTH_DATABASE_URL', 'OAUTH_SEALING_KEY'],
  'discovery-secrets': ['DISCOVERY_DATABASE_URL'],
  'handler-secrets': ['HANDLER_DATABASE_URL', 'HANDLER_SEALING_KEY'],
  'handler-eu-secrets': ['HANDLER_DATABASE_URL', 'HANDLER_SEALING_KEY'],
  'handler-us-1-secrets': ['HANDLER_DATABASE_URL', 'HANDLER_SEALING_KEY'],
  'network-secrets': ['NETWORK_DATABASE_URL', 'NETWORK_SEALING_KEY'],
  'handler-dependencies': [
    'HANDLER_REDIS_URL',
    ...['HANDLER_MQTT_BROKER_URL', 'HANDLER_AMQP_URL', 'HANDLER_BROKER_AUTHENTICATION_SECRET'],
  ],
  'oauth-mail': ['OAUTH_SMTP_URL'],
  'database-ca': ['ca.crt'],
  'station-trust': ['ca.crt'],
  'station-clients': ['ca.crt'],
  'monitor-ca': ['ca.crt'],
  'backup-s3': ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
};
const certificates = [
  ...['discovery', 'handler', 'network'].map((app) => `${app}-tls`),
  ...['account', 'oauth', 'discovery', 'handler', 'network'].map((app) => `${app}-internal-tls`),
];

/** Installs, changes and removes the chart with values for every kind of installation. */
export function describeValues(testCluster: () => TestCluster): void {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-values-'));
  let cluster: Cluster;
  beforeAll(() => {
    cluster = testCluster().cluster;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const valuesOf = (name: string, example: string, own: object): readonly string[] => {
    const file = join(folder, `${name}.yaml`);
    writeFileSync(file, JSON.stringify(own));
    return ['--values', `k8s/helm/fieldpost/examples/${example}.yaml`, '--values', file];
  };

  /** A namespace with what exists before the installation. */
  const prepare = async (name: string, own: object) => {
    await cluster.makeNamespace(name);
    const makesOwn = 'externalSecrets' in own || name === 'archive';
    for (const [secret, keys] of makesOwn ? [] : Object.entries(secrets))
      await cluster.makeSecret(name, secret, keys);
    for (const secret of name === 'only-existing' ? certificates : [])
      await cluster.makeSecret(name, secret, ['ca.crt', 'tls.crt', 'tls.key']);
    const priority = {
      apiVersion: 'scheduling.k8s.io/v1',
      kind: 'PriorityClass',
      metadata: { name: 'important' },
      value: 1,
    };
    const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'own', namespace: name } };
    await cluster.apply([priority, account], '--force-conflicts');
  };

  const isReady = async (name: string) => {
    expect(testCluster().nodes.waiting(name)).toEqual({});
    for (const { ready } of await rolloutsOf(cluster, name)) expect(ready).toBeGreaterThan(0);
  };

  describe('A release', () => {
    it.each(releases)('is installed, changed, rolled back and removed: %s', async (name, example, own) => {
      await prepare(name, own);
      const given = [...valuesOf(name, example, own), '--namespace', name, '--wait', '--timeout', '10m'];
      await cluster.run('helm', ['install', 'fieldpost', 'k8s/helm/fieldpost', ...given]);
      await isReady(name);
      // The type of Services changes with the routes of several handlers.
      const type = name === 'several-handlers' ? ['--set', 'ingress.publicRoutes=none'] : [];
      const changes = ['--set', 'image.tag=9.9.9', '--set', 'account.resources.limits.memory=640Mi', ...type];
      await cluster.run('helm', ['upgrade', 'fieldpost', 'k8s/helm/fieldpost', ...given, ...changes]);
      await isReady(name);
      expect((await imagesOf(cluster, name)).some((image) => image.endsWith('-account:9.9.9'))).toBe(true);
      await cluster.run('helm', ['rollback', 'fieldpost', '--namespace', name, '--wait', '--timeout', '10m']);
      await isReady(name);
      await cluster.run('helm', ['test', 'fieldpost', '--namespace', name]);
      await cluster.run('helm', ['uninstall', 'fieldpost', '--namespace', name, '--wait']);
      expect(await cluster.names('deployments,statefulsets,services', name)).toEqual([]);
    });
  });

  describe('Argo CD', () => {
    it('synchronizes the chart, changes it, and removes what is no longer part of it', async () => {
      const namespace = 'argo-cd';
      await prepare(namespace, {});
      const own = valuesOf(namespace, 'production', {});
      await syncAsArgoCd(cluster, { namespace, values: own });
      await isReady(namespace);
      const changed = [...own, '--set', 'image.tag=9.9.9', '--set', 'network.enabled=false'];
      await syncAsArgoCd(cluster, { namespace, values: changed });
      await isReady(namespace);
      expect(await imagesOf(cluster, namespace)).toContain(
        'registry.example.org/fieldpost/fieldpost-account:9.9.9',
      );
      const left = await cluster.names('deployments,services,networkpolicies,certificates', namespace);
      expect(left.filter((name) => name.startsWith('network'))).toEqual([]);
    });
  });

  describe('The restricted profile', () => {
    it('is enforced: a pod without its settings is rejected', async () => {
      await cluster.makeNamespace('restricted');
      const { code, stderr } = await cluster.attempt('kubectl', [
        'run',
        'a',
        '--image=a',
        '--namespace',
        'restricted',
      ]);
      expect(code).toBe(1);
      expect(stderr).toContain('violates PodSecurity "restricted:latest"');
    });
  });
}
