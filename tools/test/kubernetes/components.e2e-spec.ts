/** @needs kustomize */
import { expect, it } from '@jest/globals';
import { type Manifest, picks } from '../../src/manifests/manifest.js';
import { describeOverlays } from './describe-overlays.js';
import { expectKnown } from './known-metrics.js';
import { environmentOf, ofKind, portOf, serversOf } from './overlay.js';

const secretsIn = (certificates: readonly Manifest[]) => certificates.map(({ spec }) => spec.secretName);

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
      // The autoscaler decides the number of pods.
      expect(server?.manifest.spec).not.toHaveProperty('replicas');
      expect(spec.minReplicas).toBe(2);
      expect(spec.maxReplicas).toBeGreaterThan(2);
    }
  });

  it('uses mutual TLS between apps where they may run on several nodes', () => {
    for (const server of serversOf(suite).filter(({ app }) => app !== 'console'))
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
    expect(inner).toHaveLength(isComplete ? 4 : 0);
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

  it('has only alerts that the metrics guide describes', () => {
    const alerts = rules.flatMap(({ spec }) => spec.groups ?? []).flatMap((group) => group.rules ?? []);
    expect(alerts.length > 0).toBe(isComplete);
    for (const { expr } of alerts) expectKnown(expr);
  });
});
