import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findProgram } from '@fieldpost/testing';

type Command = readonly [string, ...string[]];

/** The folder of the chart. */
export const chart = fileURLToPath(new URL('../../../k8s/helm/fieldpost', import.meta.url));

/** An example of values, by its name. */
export const example = (name: string): string => join(chart, 'examples', `${name}.yaml`);

// The last one fetches and compiles it once, and Go keeps it.
const programs: readonly Command[] = [['helm'], ['go', 'run', 'helm.sh/helm/v3/cmd/helm@v3.19.4']];
const helm = programs.find(([program]) => findProgram(program) !== undefined);

/** Output and errors of a Helm command. */
export interface HelmResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Helm with values in files and others as an object, which win. */
export function runHelm(args: readonly string[], files: readonly string[], values: object = {}): HelmResult {
  if (!helm) throw new Error('install Helm or Go');
  const [program, ...before] = helm;
  const own = mkdtempSync(join(tmpdir(), 'fieldpost-values-'));
  const last = join(own, 'values.yaml');
  writeFileSync(last, JSON.stringify(values));
  const given = [...files, last].flatMap((file) => ['--values', file]);
  const { status, stdout, stderr } = spawnSync(program, [...before, ...args, ...given], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  rmSync(own, { recursive: true });
  return { status, stdout, stderr };
}

const template = ['template', 'fieldpost', chart, '--namespace', 'fieldpost', '--kube-version', '1.34.0'];

/** Renders the chart without a cluster. */
export const tryToRender = (files: readonly string[], values: object = {}): HelmResult =>
  runHelm(template, files, values);

/** The objects of the chart as YAML, with what its templates look up at a Kubernetes API. */
export async function renderInCluster(url: string, files: readonly string[]): Promise<string> {
  if (!helm) throw new Error('install Helm or Go');
  const [program, ...before] = helm;
  const args = [...template, '--dry-run=server', '--kube-apiserver', url];
  const given = files.flatMap((file) => ['--values', file]);
  const { stdout } = await promisify(execFile)(program, [...before, ...args, ...given], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** The objects of the chart as YAML; throws what Helm prints when it fails. */
export function render(files: readonly string[], values: object = {}): string {
  const { status, stdout, stderr } = tryToRender(files, values);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
