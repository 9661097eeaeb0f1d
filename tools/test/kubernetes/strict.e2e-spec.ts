/** @needs python helm */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installPythonPackages } from '@fieldpost/testing';
import { type Manifest, parseYaml } from '../../src/manifests/manifest.js';
import { chart } from './helm.js';
import { isForeign, mistakesInForeign } from './foreign-kinds.js';
import { readOverlays, renderings, root } from './overlay.js';
import { mistakesInOwn } from './own-kinds.js';

const timeoutMs = 300_000;

/** One error each: a kind, its spec, and the expected message. */
const wrong: readonly (readonly [kind: string, spec: string, told: string])[] = [
  ['v1 Service', '{ prots: [{ port: 80 }] }', "'prots' was unexpected"],
  ['v1 Service', '{ ports: [{ port: many }] }', "'many' is not of type"],
  ['v1 Service', '{ ports: [{ name: http }] }', "'port' is a required property"],
  ['example.org/v1 Gadget', '{}', "Couldn't find schema for kind Gadget"],
  [
    'cert-manager.io/v1 Certificate',
    '{ secretName: a, issuerRef: { name: b, sort: Issuer } }',
    `'"sort"' does not exist`,
  ],
  [
    'cert-manager.io/v1 Certificate',
    '{ secretName: 1, issuerRef: { name: b } }',
    '"secretName": Type \'number\' is not',
  ],
  ['cert-manager.io/v1 Certificate', '{ issuerRef: { name: b } }', `'"secretName"' is missing`],
  [
    'cert-manager.io/v1 Certificate',
    '{ secretName: a, issuerRef: { name: b }, privateKey: { algorithm: DSA } }',
    '"algorithm": Type \'"DSA"\' is not',
  ],
  ['cert-manager.io/v1 Gadget', '{}', 'Cannot find module'],
  [
    'gateway.networking.k8s.io/v1 HTTPRoute',
    '{ rules: [{ backendRefs: [{ name: a, portal: 1 }] }] }',
    `'"portal"' does not exist`,
  ],
  [
    'gateway.networking.k8s.io/v1 HTTPRoute',
    '{ rules: [{ backendRefs: [{ name: a, port: web }] }] }',
    `"port": Type 'string' is not`,
  ],
  [
    'gateway.networking.k8s.io/v1 HTTPRoute',
    '{ rules: [{ backendRefs: [{ port: 1 }] }] }',
    `'"name"' is missing`,
  ],
  [
    'gateway.networking.k8s.io/v1 HTTPRoute',
    '{ rules: [{ backendRefs: [{ name: a, port: 65536 }] }] }',
    '/port must be <= 65535',
  ],
  [
    'monitoring.coreos.com/v1 PodMonitor',
    '{ selector: {}, podMetricsEndpoints: [{ prot: web }] }',
    `'"prot"' does not exist`,
  ],
  [
    'monitoring.coreos.com/v1 PodMonitor',
    '{ selector: {}, podMetricsEndpoints: web }',
    `"podMetricsEndpoints": Type 'string' is not`,
  ],
  ['monitoring.coreos.com/v1 PodMonitor', '{ podMetricsEndpoints: [] }', `'"selector"' is missing`],
  [
    'monitoring.coreos.com/v1 PodMonitor',
    '{ selector: {}, podMetricsEndpoints: [{ interval: 1 week }] }',
    '/interval must match pattern',
  ],
];

const manifestOf = ([type, spec]: readonly [string, string, string]): readonly Manifest[] => {
  const [apiVersion, kind] = type.split(' ');
  return parseYaml(
    `{ apiVersion: ${apiVersion}, kind: ${kind}, metadata: { name: gadget }, spec: ${spec} }`,
    type,
  );
};

describe('A manifest for a cluster', () => {
  let bin = '';
  let all: readonly Manifest[] = [];
  beforeAll(async () => {
    all = readOverlays().flatMap((overlay) => overlay.manifests);
    bin = await installPythonPackages(join(root, 'tools/test/linters'), '--only-binary=:all:');
  }, timeoutMs);

  const mistakesIn = async (manifests: readonly Manifest[]): Promise<readonly string[]> => [
    ...mistakesInOwn(
      bin,
      manifests.filter((each) => !isForeign(each)),
    ),
    ...(await mistakesInForeign(manifests.filter(isForeign))),
  ];

  it(
    'has only kinds and fields of Kubernetes and its extensions',
    async () => {
      // Most are part of several overlays.
      const manifests = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
      expect(new Set(manifests.filter(isForeign).map(({ kind }) => kind)).size).toBeGreaterThan(5);
      expect(await mistakesIn(manifests)).toEqual([]);
    },
    timeoutMs,
  );

  it('is checked for every template', () => {
    const names = readdirSync(join(chart, 'templates')).filter((name) => name.endsWith('.yaml'));
    const sources = renderings().join('\n');
    const silent = names.filter((name) => !sources.includes(`# Source: fieldpost/templates/${name}\n`));
    expect(silent).toEqual(['checks.yaml']);
  });

  it(
    'is rejected with the name of the error: fields, types, missing fields, values and kinds',
    async () => {
      const told = await mistakesIn(wrong.flatMap(manifestOf));
      expect(told).toEqual(wrong.map(([, , words]) => expect.stringContaining(words)));
    },
    timeoutMs,
  );

  it('has a Dockerfile that hadolint finds nothing in', () =>
    expect(execFileSync(join(bin, 'hadolint'), [join(root, 'docker/Dockerfile')], { encoding: 'utf8' })).toBe(
      '',
    ));
});
