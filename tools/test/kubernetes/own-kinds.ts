import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Manifest } from '../../src/manifests/manifest.js';

/** Errors in manifests of Kubernetes kinds, including unknown kinds. */
export function mistakesInOwn(bin: string, manifests: readonly Manifest[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-manifests-'));
  const file = join(folder, 'all.yaml');
  writeFileSync(file, manifests.map((each) => stringify(each)).join('---\n'));
  const validate = join(bin, 'kubernetes-validate');
  const { stdout, stderr } = spawnSync(validate, ['--strict', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // One line for each manifest, and nothing else.
  const [mistakes, passed] = [/^(?:ERROR|WARN) /, /^INFO /].map((level) =>
    stdout.split('\n').filter((line) => level.test(line)),
  );
  if (!mistakes || !passed || mistakes.length + passed.length !== manifests.length)
    throw new Error(`not every manifest was looked at: ${stdout}${stderr}`);
  return mistakes;
}
