/** @needs helm */
import { expect, it } from '@jest/globals';
import { type IssuerRef, type Manifest, picks } from '../../src/manifests/manifest.js';
import { describeOverlays } from './describe-overlays.js';
import { expectKnown } from './known-metrics.js';
import { seriesIn } from './promql.js';
import { environmentOf, ofKind, portOf, serversOf } from './overlay.js';

/** The servers with a fixed number of pods. */
const fixed = ['network', 'handler-us-1'];

const secretsIn = (certificates: readonly Manifest[]) => certificates.map(({ spec }) => spec.secretName);

describeOverlays((suite) => {
  const scalers = ofKind(suite, 'HorizontalPodAutoscaler');
  const certificates = ofKind(suite, 'Certificate');
  const rules = ofKind(suite, 'PrometheusRule');
  const { isScaled = false, hasMutualTls = false, hasCertificates = false, isMonitored = false } = suite;

  it('scales every app but those with a fixed number of pods by its CPU, or none', () => {
    const names = serversOf(suite).map(({ name }) => name);
    const scaled = scalers.map(({ spec }) => spec.scaleTargetRef?.name ?? '');
    expect(scaled.sort()).toEqual(isScaled ? names.filter((name) => !fixed.includes(name)).sort() : []);
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
      expect(environmentOf(server, suite).has('FIELDPOST_INTERNAL_TLS_CERT_FILE')).toBe(hasMutualTls);
  });

  it('has certificates made for every Secret with one, with keys that every app can use', () => {
    const needed = serversOf(suite).flatMap(({ pod }) =>
      (pod.volumes ?? []).flatMap(({ secret }) =>
        secret?.items.some(({ key }) => key === 'tls.key') ? [secret.secretName] : [],
      ),
    );
    if (hasCertificates) expect(secretsIn(certificates)).toEqual(expect.arrayContaining(needed));
    else expect(certificates).toEqual([]);
    // A ClusterIssuer belongs to the cluster.
    const issuers = ofKind(suite, 'Issuer').map(({ metadata }) => `Issuer ${metadata.name}`);
    const isOwn = ({ kind = 'Issuer', name }: IssuerRef) =>
      kind === 'ClusterIssuer' || issuers.includes(`${kind} ${name}`);
    for (const { spec } of certificates) {
      expect(spec.privateKey).toMatchObject({ algorithm: 'ECDSA', size: 256 });
      expect([spec.secretName, spec.issuerRef && isOwn(spec.issuerRef)]).toEqual([spec.secretName, true]);
    }
  });

  it('names in each inner certificate the Service under which the app is called', () => {
    const inner = certificates.filter(({ spec }) => spec.issuerRef?.name === 'fieldpost-inside');
    const services = ofKind(suite, 'Service').map(({ metadata }) => metadata.name);
    const apps = serversOf(suite).filter(({ app }) => app !== 'console');
    expect(inner).toHaveLength(hasCertificates ? apps.length : 0);
    for (const { spec } of inner)
      expect(services).toEqual(expect.arrayContaining([...(spec.dnsNames ?? [])]));
    for (const server of serversOf(suite)) {
      const address = [...environmentOf(server, suite)].filter(([key]) =>
        /_(OAUTH|ACCOUNT)_ADDRESS$/.test(key),
      );
      const hosts = address.map(([, value]) => value.split(':')[0] ?? '');
      if (hasCertificates)
        expect(inner.flatMap(({ spec }) => spec.dnsNames)).toEqual(expect.arrayContaining(hosts));
    }
  });

  it('measures all servers at one port, which only Prometheus reaches, or none', () => {
    const monitors = ofKind(suite, 'PodMonitor');
    expect(monitors).toHaveLength(isMonitored ? 1 : 0);
    for (const server of serversOf(suite)) {
      const port = portOf(server, 'metrics');
      expect(environmentOf(server, suite).get('FIELDPOST_METRICS_PORT')).toBe(port && String(port));
      expect(port).toBe(isMonitored ? 9464 : undefined);
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
    expect(alerts.length > 0).toBe(isMonitored);
    for (const { expr } of alerts) expectKnown(expr);
    // An alert of one namespace must not be silenced, or caused, by another.
    for (const { expr } of alerts)
      expect([expr, expr.split('namespace="fieldpost"').length - 1]).toEqual([expr, seriesIn(expr)]);
  });
});
