import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installPythonPackages, missingVenv } from '@fieldpost/testing';
import { stringify } from 'yaml';
import type { Manifest } from '../../src/manifests/manifest.js';
import { testsNeeding } from '../needed.js';
import { missingKustomize } from './kustomize.js';
import { readOverlays, root } from './overlay.js';

const patienceMs = 300_000;
/** Kinds that Kubernetes itself does not have, so that their shape is not known here. */
const isBuiltIn = ({ apiVersion }: Manifest): boolean =>
  !/^(cert-manager\.io|monitoring\.coreos\.com|gateway\.networking\.k8s\.io)\//.test(apiVersion);

testsNeeding(missingVenv() ?? missingKustomize, 'What is put onto a cluster', () => {
  describe('What is put onto a cluster', () => {
    let bin = '';
    beforeAll(async () => {
      bin = await installPythonPackages(join(root, 'tools/test/linters'), '--only-binary=:all:');
    }, patienceMs);

    it(
      'is what Kubernetes knows, and no field more',
      () => {
        const folder = mkdtempSync(join(tmpdir(), 'fieldpost-manifests-'));
        const files = readOverlays().map(({ manifests }, index) => {
          const file = join(folder, `${index}.yaml`);
          writeFileSync(
            file,
            manifests
              .filter(isBuiltIn)
              .map((each) => stringify(each))
              .join('---\n'),
          );
          return file;
        });
        const validate = join(bin, 'kubernetes-validate');
        const report = execFileSync(validate, ['--strict', ...files], { encoding: 'utf8', stdio: 'pipe' });
        rmSync(folder, { recursive: true });
        expect(report).not.toMatch(/^(ERROR|WARN)/m);
      },
      patienceMs,
    );

    it('has a Dockerfile that hadolint finds nothing in', () =>
      expect(
        execFileSync(join(bin, 'hadolint'), [join(root, 'docker/Dockerfile')], { encoding: 'utf8' }),
      ).toBe(''));
  });
});
