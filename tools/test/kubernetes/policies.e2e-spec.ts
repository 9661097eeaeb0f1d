/** @needs helm */
import { expect, it } from '@jest/globals';
import { type Manifest, picks } from '../../src/manifests/manifest.js';
import { describeOverlays } from './describe-overlays.js';
import { ofKind, type Overlay, picked, portOf, portsOf, type Workload } from './overlay.js';

const policiesOf = (suite: Overlay): readonly Manifest[] => ofKind(suite, 'NetworkPolicy');

/** The traffic between pods of the suite that the policies allow. */
function flowsOf(suite: Overlay): readonly { from: Workload; to: Workload; port: number }[] {
  return policiesOf(suite).flatMap(({ spec }) =>
    (spec.egress ?? []).flatMap(({ to: peers = [], ports }) => {
      const isMeant = ({ labels }: Workload) =>
        peers.some(({ podSelector }) => podSelector && picks(podSelector, labels));
      const targets = suite.workloads.filter((work) => work.kind !== 'Job' && isMeant(work));
      return picked(spec.podSelector ?? {}, suite).flatMap((from) =>
        targets.flatMap((to) => ports.map(({ port }) => ({ from, to, port }))),
      );
    }),
  );
}

/** Whether a policy allows pods of `from`, of the same namespace, to reach a port of `to`. */
function isLetIn(suite: Overlay, from: Workload, to: Workload, port: number): boolean {
  const flows = policiesOf(suite)
    .filter(({ spec }) => picks(spec.podSelector ?? {}, to.labels))
    .flatMap(({ spec }) => spec.ingress ?? []);
  return flows.some(
    (flow) =>
      flow.ports.some((open) => open.port === port) &&
      (flow.from?.some(
        ({ podSelector, namespaceSelector }) =>
          !namespaceSelector && podSelector && picks(podSelector, from.labels),
      ) ??
        true),
  );
}

/** Plain MQTT has no clients inside of the cluster. */
function isUnpublishedMqtt(suite: Overlay, server: Workload, port: number): boolean {
  const services = ofKind(suite, 'Service').filter(({ metadata }) => metadata.name === 'handler-public');
  const published = services.flatMap(({ spec }) => spec.ports ?? []).map(({ name }) => name);
  return port === portOf(server, 'mqtt') && !published.includes('mqtt');
}

describeOverlays((suite) => {
  it('denies by default, both ways, for every pod', () => {
    const denied = policiesOf(suite).filter(({ spec: { ingress, egress } }) => !ingress && !egress);
    expect(denied.map(({ spec }) => spec.policyTypes)).toEqual([['Ingress', 'Egress']]);
    const pods = denied.flatMap(({ spec }) => picked(spec.podSelector ?? {}, suite));
    expect(pods).toHaveLength(suite.workloads.length);
  });

  it('selects with each workload, budget and policy pods that there are', () => {
    const selecting = suite.manifests.filter(({ spec }) => spec?.podSelector ?? spec?.selector?.matchLabels);
    expect(selecting.length).toBeGreaterThan(10);
    for (const { metadata, spec } of selecting) {
      const found = picked(spec.podSelector ?? spec.selector ?? {}, suite);
      expect([metadata.name, found.length]).not.toEqual([metadata.name, 0]);
      if (spec.template) expect(found.map((work) => work.name)).toEqual([metadata.name]);
    }
  });

  it('opens in its policies only ports that there are', () => {
    for (const { metadata, spec } of policiesOf(suite)) {
      const ports = picked(spec.podSelector ?? {}, suite).flatMap(portsOf);
      for (const open of (spec.ingress ?? []).flatMap((flow) => flow.ports))
        expect([metadata.name, ports.includes(open.port)]).toEqual([metadata.name, true]);
    }
  });

  it('allows some traffic to every port of every server', () => {
    for (const server of suite.workloads.filter(({ kind }) => kind !== 'Job')) {
      const policies = policiesOf(suite).filter(({ spec }) => picks(spec.podSelector ?? {}, server.labels));
      const opened = policies
        .flatMap(({ spec }) => spec.ingress ?? [])
        .flatMap(({ ports }) => ports.map(({ port }) => port));
      const wanted = portsOf(server).filter((port) => !isUnpublishedMqtt(suite, server, port));
      expect([server.name, opened]).toEqual([server.name, expect.arrayContaining(wanted)]);
    }
  });

  it('allows at each server the traffic that another may send to it', () => {
    const flows = flowsOf(suite);
    expect(flows.length).toBeGreaterThan(5);
    for (const { from, to, port } of flows)
      expect([from.name, to.name, port, isLetIn(suite, from, to, port)]).toEqual([
        from.name,
        to.name,
        port,
        true,
      ]);
  });

  it('allows only the apps of the suite to reach the internal APIs', () => {
    const isInner = ({ port }: { port: number }) => port === 9000 || port === 9001;
    const inner = policiesOf(suite)
      .flatMap(({ spec }) => spec.ingress ?? [])
      .filter(({ ports }) => ports.some(isInner));
    expect(inner).toHaveLength(2);
    for (const { from } of inner)
      expect(from?.map((peer) => Object.keys(peer))).toEqual(from?.map(() => ['podSelector']));
    expect(inner.every(({ from = [] }) => from.length > 0)).toBe(true);
  });
});
