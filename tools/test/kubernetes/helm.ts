import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findProgram } from '@fieldpost/testing';

/** The folder of the chart. */
export const chart = fileURLToPath(new URL('../../../k8s/helm/fieldpost', import.meta.url));

/** An example of values, by its name. */
export const example = (name: string): string => join(chart, 'examples', `${name}.yaml`);

const goModule = 'helm.sh/helm/v3/cmd/helm@v3.19.4';
const kept = fileURLToPath(new URL('../../../node_modules/.cache/fieldpost/helm-v3.19.4', import.meta.url));

/** Helm of this machine, or compiled by Go the first time and kept with the packages. */
function findHelm(): string {
  const ofMachine = findProgram('helm');
  if (ofMachine === undefined && !existsSync(kept)) compile(kept);
  return ofMachine ?? kept;
}

function compile(file: string): void {
  const folder = `${file}.${process.pid}`;
  // Without optimization, which takes a third of the time of the compiler.
  const args = ['install', '-gcflags=all=-N -l', '-ldflags=-s -w', goModule];
  const { status, stderr } = spawnSync('go', args, {
    env: { ...process.env, GOBIN: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`install Helm or Go: ${stderr}`);
  renameSync(join(folder, 'helm'), file);
  rmSync(folder, { recursive: true });
}

/** The program. */
export const helm = findHelm();

/** Helm ends before it needs the memory that its collector would find, which takes a quarter of its CPU time. */
const withoutCollector = { ...process.env, GOGC: 'off' };

/** Output and errors of a Helm command. */
export interface HelmResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Helm with values in files and others as an object, which win. */
export function runHelm(args: readonly string[], files: readonly string[], values: object = {}): HelmResult {
  const own = mkdtempSync(join(tmpdir(), 'fieldpost-values-'));
  const last = join(own, 'values.yaml');
  writeFileSync(last, JSON.stringify(values));
  const given = [...files, last].flatMap((file) => ['--values', file]);
  const { status, stdout, stderr } = spawnSync(helm, [...args, ...given], {
    env: withoutCollector,
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
  const args = [...template, '--dry-run=server', '--kube-apiserver', url];
  const given = files.flatMap((file) => ['--values', file]);
  const { stdout } = await promisify(execFile)(helm, [...args, ...given], {
    env: withoutCollector,
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
