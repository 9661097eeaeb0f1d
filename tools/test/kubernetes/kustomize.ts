import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findProgram } from '@fieldpost/testing';

type Command = readonly [string, ...string[]];

// The last one fetches and compiles it once, and Go keeps it.
const programs: readonly Command[] = [
  ['kustomize', 'build'],
  ['kubectl', 'kustomize'],
  ['go', 'run', 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1', 'build'],
];

/** The program that builds kustomizations here; undefined without one. */
const kustomize = programs.find(([program]) => findProgram(program) !== undefined);

/** The manifests of a folder with a kustomization, together with some components and settings, as YAML. */
export function build(folder: string, components: readonly string[], settings: object = {}): string {
  if (!kustomize) throw new Error('install kustomize, kubectl or Go');
  const [program, ...args] = kustomize;
  const own = mkdtempSync(join(tmpdir(), 'fieldpost-kustomization-'));
  const plan = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: 'fieldpost',
    resources: [relative(own, folder)],
    components: components.map((component) => relative(own, component)),
    ...settings,
  };
  writeFileSync(join(own, 'kustomization.yaml'), JSON.stringify(plan));
  try {
    return execFileSync(program, [...args, own], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  } finally {
    rmSync(own, { recursive: true });
  }
}
