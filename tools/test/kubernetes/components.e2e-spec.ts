import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dashboards } from '../../src/manifests/dashboards/all.js';
import { type Manifest, picks } from '../../src/manifests/manifest.js';
import { describeOverlays } from './describe-overlays.js';
import { environmentOf, ofKind, portOf, root, serversOf } from './overlay.js';
import { metricsIn } from './promql.js';

const k8s = join(root, 'k8s');
const metrics = readFileSync(join(root, 'docs/guides/metrics.md'), 'utf8');
const secretsIn = (certificates: readonly Manifest[]) => certificates.map(({ spec }) => spec.secretName);

/** Metrics that the guide does not name one by one: what Node, Prometheus and Kubernetes tell of themselves. */
const isUsual = (metric: string): boolean => /^(process_|nodejs_|kube_cronjob_|up$)/.test(metric);

function expectKnown(expr: string): void {
  const asked = metricsIn(expr);
  expect([expr, asked.length]).not.toEqual([expr, 0]);
  for (const metric of asked)
    expect([metric, isUsual(metric) || metrics.includes(`| \`${metric}\``)]).toEqual([metric, true]);
}

describe('The folders of manifests', () => {
  const files = readdirSync(k8s, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(yaml|env|json|sh)$/.test(file),
  );
  const plans = files.filter((file) => file.endsWith('kustomization.yaml'));

  it('have no file that nothing leans on', () => {
    for (const file of files.filter((name) => !plans.includes(name))) {
      const above = plans.filter((plan) => file.startsWith(`${dirname(plan)}/`));
      const named = above.some((plan) =>
        readFileSync(join(k8s, plan), 'utf8').includes(`- ${file.slice(dirname(plan).length + 1)}\n`),
      );
      const patched = above.some((plan) =>
        readFileSync(join(k8s, plan), 'utf8').includes(`- path: ${file.slice(dirname(plan).length + 1)}\n`),
      );
      expect([file, named || patched]).toEqual([file, true]);
    }
  });
});

describe('A question to Prometheus', () => {
  it('is looked at by its grammar', () => {
    expect(metricsIn('sum by (app) (rate(barn_doors_total{state="open"}[5m])) / up')).toEqual([
      'barn_doors_total',
      'up',
    ]);
    expect(() => metricsIn('sum by app (rate(barn_doors_total[5m])')).toThrow('not PromQL');
  });
});

describe('The dashboards', () => {
  it('ask for metrics that the guide tells of', () => {
    const asked = dashboards.flatMap(({ graphs }) => graphs.flatMap(({ lines }) => lines));
    for (const { expr } of asked) expectKnown(expr);
  });

  it('show every metric of the suite', () => {
    const told = [...metrics.matchAll(/^\| `(fieldpost_\w+)`/gm)].map(([, metric = '']) => metric);
    const asked = JSON.stringify(dashboards);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((metric) => !asked.includes(metric))).toEqual([]);
  });
});

describeOverlays((suite) => {
  const scalers = ofKind(suite, 'HorizontalPodAutoscaler');
  const certificates = ofKind(suite, 'Certificate');
  const rules = ofKind(suite, 'PrometheusRule');
  const isProduction = suite.name.startsWith('production');
  const isComplete = suite.name.endsWith('every component');

  it('scales every app by its CPU, or none', () => {
    const names = serversOf(suite).map(({ name }) => name);
    const scaled = scalers.map(({ spec }) => spec.scaleTargetRef?.name ?? '');
    expect(scaled.sort()).toEqual(isProduction ? names.sort() : []);
    for (const { spec } of scalers) {
      const server = serversOf(suite).find(({ name }) => name === spec.scaleTargetRef?.name);
      expect(server?.container.resources?.requests).toHaveProperty('cpu');
      // The number of pods is the scaler's to say.
      expect(server?.manifest.spec).not.toHaveProperty('replicas');
      expect(spec.minReplicas).toBe(2);
      expect(spec.maxReplicas).toBeGreaterThan(2);
    }
  });

  it('speaks mutual TLS inside wherever several nodes lie between the apps', () => {
    for (const server of serversOf(suite).filter(({ app }) => ['account', 'oauth', 'handler'].includes(app)))
      expect(environmentOf(server, suite).has('FIELDPOST_INTERNAL_TLS_CERT_FILE')).toBe(isProduction);
  });

  it('has certificates made for every Secret with one, with keys that every app can use', () => {
    const needed = serversOf(suite).flatMap(({ pod }) =>
      (pod.volumes ?? []).flatMap(({ secret }) =>
        secret?.items.some(({ key }) => key === 'tls.key') ? [secret.secretName] : [],
      ),
    );
    if (isComplete) expect(secretsIn(certificates)).toEqual(expect.arrayContaining(needed));
    else expect(certificates).toEqual([]);
    const issuers = ofKind(suite, 'Issuer').map(({ metadata }) => metadata.name);
    for (const { spec } of certificates) {
      expect(spec.privateKey).toMatchObject({ algorithm: 'ECDSA', size: 256 });
      expect(issuers).toContain(spec.issuerRef?.name);
    }
  });

  it('names in each inner certificate the Service under which the app is called', () => {
    const inner = certificates.filter(({ spec }) => spec.issuerRef?.name === 'fieldpost-inside');
    const services = ofKind(suite, 'Service').map(({ metadata }) => metadata.name);
    expect(inner).toHaveLength(isComplete ? 3 : 0);
    for (const { spec } of inner)
      expect(services).toEqual(expect.arrayContaining([...(spec.dnsNames ?? [])]));
    for (const server of serversOf(suite)) {
      const address = [...environmentOf(server, suite)].filter(([key]) =>
        /_(OAUTH|ACCOUNT)_ADDRESS$/.test(key),
      );
      const hosts = address.map(([, value]) => value.split(':')[0] ?? '');
      if (isComplete)
        expect(inner.flatMap(({ spec }) => spec.dnsNames)).toEqual(expect.arrayContaining(hosts));
    }
  });

  it('measures all servers at one port, which only Prometheus reaches, or none', () => {
    const monitors = ofKind(suite, 'PodMonitor');
    expect(monitors).toHaveLength(isComplete ? 1 : 0);
    for (const server of serversOf(suite)) {
      const port = portOf(server, 'metrics');
      expect(environmentOf(server, suite).get('FIELDPOST_METRICS_PORT')).toBe(port && String(port));
      expect(port).toBe(isComplete ? 9464 : undefined);
      for (const { spec } of monitors) expect(picks(spec.selector ?? {}, server.labels)).toBe(true);
    }
    const open = ofKind(suite, 'NetworkPolicy').flatMap(({ spec }) => spec.ingress ?? []);
    for (const { from, ports } of open.filter((flow) => flow.ports.some(({ port }) => port === 9464))) {
      expect(ports).toHaveLength(1);
      expect(from?.map((peer) => Object.keys(peer).sort())).toEqual([['namespaceSelector', 'podSelector']]);
    }
  });

  it('warns of nothing but what the guide of metrics tells of', () => {
    const alerts = rules.flatMap(({ spec }) => spec.groups ?? []).flatMap((group) => group.rules ?? []);
    expect(alerts.length > 0).toBe(isComplete);
    for (const { expr } of alerts) expectKnown(expr);
  });
});
