/** @needs helm */
import { describe, expect, it } from '@jest/globals';
import { parseYaml } from '../../src/manifests/manifest.js';
import { example, render } from './helm.js';
import { overlayOf } from './overlay.js';

const registry = 'registry.example.org/own';
const digest = `sha256:${'1'.repeat(64)}`;
const workloadsWith = (image: object) =>
  overlayOf('images', parseYaml(render([example('production')], { image }), 'images')).workloads;

describe('The images of the chart', () => {
  it('are those of the registry, with the version of the chart or another tag', () => {
    for (const [image, tag] of [
      [{ registry }, '0.1.0'],
      [{ registry: `${registry}/`, tag: '9.9.9' }, '9.9.9'],
    ] as const)
      for (const { container } of workloadsWith(image))
        expect(container.image).toMatch(new RegExp(`^registry.example.org/own/fieldpost-[a-z]+:${tag}$`));
  });

  it('are those of a digest where one is given, in servers and in Jobs, whatever the tag is', () => {
    const images = workloadsWith({ registry, tag: '9.9.9', digests: { oauth: digest } }).map(
      ({ name, container }) => [name, container.image.split('/').at(-1)],
    );
    const pinned = images.filter(([, image]) => image === `fieldpost-oauth@${digest}`);
    expect(pinned.map(([name]) => name).sort()).toEqual(['oauth', 'oauth-migration']);
    for (const [, image] of images.filter(([name]) => !name?.startsWith('oauth')))
      expect(image).toMatch(/:9\.9\.9$/);
  });

  it('are pulled by every pod with the Secrets of the registry', () => {
    const workloads = workloadsWith({ pullSecrets: ['login', 'other'] });
    expect(workloads.length).toBeGreaterThan(10);
    for (const { name, pod } of workloads)
      expect([name, pod.imagePullSecrets]).toEqual([name, [{ name: 'login' }, { name: 'other' }]]);
  });
});
