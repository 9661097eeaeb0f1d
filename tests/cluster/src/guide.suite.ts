import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { commandsUnder } from '../../stores/src/guide-commands.js';
import type { Cluster } from './commands/cluster.js';
import { imagesOf, rolloutsOf } from './releases.js';
import type { TestCluster } from './test-cluster.js';

const guide = 'docs/guides/kubernetes.md';
const namespace = 'fieldpost';
/** Ends a test that waits in vain, also on a busy machine. */
const waitMs = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'fieldpost-guide-'));
/** Words of the guide that each reader replaces. No node has logs of pods. */
const words = {
  'fieldpost-ca.crt': join(folder, 'fieldpost-ca.crt'),
  'databases.sql': join(folder, 'databases.sql'),
  'registry.yaml': join(folder, 'registry.yaml'),
  '<digest>': '1'.repeat(64),
  'mine.yaml': 'k8s/helm/fieldpost/examples/production.yaml',
  ' --logs': '',
};

const under = (heading: string) => commandsUnder(heading, guide, words);

/** Installs, changes and removes as the guide says, with its commands. */
export function describeGuide(testCluster: () => TestCluster): void {
  let cluster: Cluster;
  beforeAll(() => {
    cluster = testCluster().cluster;
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const runAllUnder = async (heading: string) => {
    for (const command of under(heading)) await cluster.runShell(command);
  };
  const secrets = async () =>
    (await cluster.list('secrets', namespace)).filter(({ metadata }) => !/^sh\.helm/.test(metadata.name));

  describe('The guide for one node', () => {
    let made: Awaited<ReturnType<typeof secrets>>;
    beforeAll(async () => {
      await runAllUnder('# Install on Kubernetes');
      await runAllUnder('### On one node');
      made = await secrets();
    });

    it('installs pods that all start, under the restricted profile', async () => {
      const rollouts = await rolloutsOf(cluster, namespace);
      expect(rollouts.map(({ name, ready }) => [name, ready])).toEqual(
        ['account', 'console', 'discovery', 'handler', 'network', 'oauth', 'postgres'].map((name) => [
          name,
          1,
        ]),
      );
      expect(testCluster().nodes.waiting(namespace)).toEqual({});
      const images = await imagesOf(cluster, namespace);
      for (const image of images) expect(image).toMatch(/^registry[.]example[.]org\/fieldpost\/fieldpost-/);
    });

    it('gives the authority that clients have to trust', () => {
      const authority = new X509Certificate(readFileSync(join(folder, 'fieldpost-ca.crt')));
      expect([authority.subject, authority.ca]).toEqual(['CN=Fieldpost CA', true]);
    });

    it('is tested by helm test', async () => {
      expect(await cluster.run('helm', ['test', 'fieldpost', '--namespace', namespace])).toContain(
        'Succeeded',
      );
    });

    it('changes image and settings, and goes back', async () => {
      const upgrade = [
        'upgrade',
        'fieldpost',
        'k8s/helm/fieldpost',
        '--namespace',
        namespace,
        '--reuse-values',
      ];
      const changes = ['--set', 'image.tag=9.9.9', '--set', 'settings.FIELDPOST_LOG_LEVEL=warn'];
      await cluster.run('helm', [...upgrade, ...changes, '--wait', '--timeout', '5m']);
      const changed = 'registry.example.org/fieldpost/fieldpost-account:9.9.9';
      expect(await imagesOf(cluster, namespace)).toContain(changed);
      await cluster.run('helm', ['rollback', 'fieldpost', '--namespace', namespace, '--wait']);
      expect(await imagesOf(cluster, namespace)).not.toContain(changed);
      expect((await secrets()).map(({ data }) => data)).toEqual(made.map(({ data }) => data));
    });

    it('keeps Secrets and the volume of the database when it is removed, and uses them again', async () => {
      await runAllUnder('### Remove');
      const kinds = await cluster.kinds();
      const others =
        /^(Pod fieldpost-test|(Job|Pod) fieldpost-bootstrap(-.+)?|ServiceAccount default|ConfigMap kube-root-ca.crt)$/;
      let own: string[] = [];
      // The controllers delete pods after their owners.
      const isOnlyKept = async () => {
        const left = await cluster.list(kinds, namespace);
        own = left
          .map(({ kind, metadata }) => `${kind} ${metadata.name}`)
          .filter((name) => !others.test(name));
        return own.every((name) => /^(Secret|PersistentVolumeClaim) /.test(name));
      };
      await until('only what is kept is left', isOnlyKept, waitMs);
      expect(own.sort()).toEqual([
        'PersistentVolumeClaim data-postgres-0',
        ...made.map(({ metadata }) => `Secret ${metadata.name}`).sort(),
      ]);
      await runAllUnder('### On one node');
      expect((await secrets()).map(({ data }) => data)).toEqual(made.map(({ data }) => data));
    });

    afterAll(() => cluster.run('kubectl', ['delete', 'namespace', namespace, '--timeout=300s']));
  });

  describe('The guide for production', () => {
    beforeAll(async () => {
      await runAllUnder('# Install on Kubernetes');
      const [scripts = ''] = under('## Secrets');
      await cluster.runShell(scripts);
      const [install = ''] = under('### For production');
      await cluster.runShell(install);
      // Until the autoscalers have raised the number of pods to their minimum.
      const areAllReady = async () =>
        (await rolloutsOf(cluster, namespace)).every(({ ready }) => ready === 2);
      await until('every app has two pods', areAllReady, waitMs);
    });

    it('migrates before the pods start, and all pods start', async () => {
      const isMigration = ({ metadata }: { readonly metadata: { readonly name: string } }) =>
        metadata.name !== 'fieldpost-bootstrap';
      const jobs = (await cluster.list('jobs', namespace)).filter(isMigration);
      expect(jobs.map(({ metadata }) => metadata.name).sort()).toEqual(
        ['account', 'discovery', 'handler', 'network', 'oauth'].map((app) => `${app}-migration`),
      );
      const rollouts = await rolloutsOf(cluster, namespace);
      const ended = jobs.map(({ status }) => (status as { readonly completionTime: string }).completionTime);
      for (const { created } of rollouts) expect(ended.every((time) => time <= created)).toBe(true);
      expect(rollouts.map(({ name, ready }) => [name, ready])).toEqual(
        ['account', 'console', 'discovery', 'handler', 'network', 'oauth'].map((name) => [name, 2]),
      );
    });

    it('leaves the pods as they are when a migration does not end', async () => {
      const before = await rolloutsOf(cluster, namespace);
      testCluster().nodes.break(namespace, 'account-migration');
      const [upgrade = ''] = under('### Change, upgrade and go back');
      const changed = upgrade.replace('--timeout 30m', '--timeout 5s --set image.tag=9.9.9');
      await expect(cluster.runShell(changed)).rejects.toThrow('pre-upgrade hooks failed');
      expect(await rolloutsOf(cluster, namespace)).toEqual(before);
      testCluster().nodes.repair();
      await cluster.runShell(upgrade.replace('--timeout', '--set image.tag=9.9.9 --timeout'));
      expect(await imagesOf(cluster, namespace)).toContain(
        'registry.example.org/fieldpost/fieldpost-account:9.9.9',
      );
    });

    it('pulls images by digest, and with the login of a registry', async () => {
      const [, , login = ''] = under('## Images');
      await cluster.runShell(login);
      const images = await imagesOf(cluster, namespace);
      expect(images).toContain(`registry.example.org/fieldpost/fieldpost-account@sha256:${'1'.repeat(64)}`);
      const pods = await cluster.list('deployments', namespace);
      for (const { spec } of pods)
        expect(spec).toMatchObject({
          template: { spec: { imagePullSecrets: [{ name: 'registry-login' }] } },
        });
      expect(testCluster().nodes.waiting(namespace)).toEqual({});
    });

    it('is tested and removed', async () => {
      const [, test = ''] = under('### For production');
      expect(await cluster.runShell(test)).toContain('Succeeded');
      await runAllUnder('### Remove');
      expect(await cluster.names('deployments,services,configmaps', namespace)).toEqual(['kube-root-ca.crt']);
    });

    afterAll(() => cluster.run('kubectl', ['delete', 'namespace', namespace, '--timeout=300s']));
  });
}
