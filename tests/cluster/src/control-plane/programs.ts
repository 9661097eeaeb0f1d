import { existsSync, readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Problem, runStep } from '@fieldpost/testing';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

const goFolder = fileURLToPath(new URL('../../go', import.meta.url));
const run = promisify(execFile);

/** The version of a Go module in `go/go.mod`. */
function versionOf(module: string): string {
  const lines = readFileSync(join(goFolder, 'go.mod'), 'utf8').split('\n');
  const line = lines.find((one) => one.startsWith(`\t${module} v`));
  if (line === undefined) throw new Error(`go.mod does not require ${module}`);
  return line.split(' ')[1] ?? '';
}

/** The version of Kubernetes that the tests use, such as v1.34.2. */
export const kubernetesVersion = versionOf('k8s.io/kubernetes');

const compiled = join(root, 'node_modules/.cache/fieldpost', `kubernetes-${kubernetesVersion}`);
/** Programs as Go names them: the one of etcd is `server`. */
const names = ['server', 'helm', 'kube-apiserver', 'kube-controller-manager', 'kubectl'];

/**
 * The folder with kube-apiserver, kube-controller-manager, etcd (`server`), kubectl and Helm: `FIELDPOST_KUBE_BIN`,
 * which has to have them all, or one in which Go compiles them the first time.
 */
export async function findPrograms(): Promise<string> {
  const given = process.env['FIELDPOST_KUBE_BIN'];
  const folder = given ?? compiled;
  const missing = names.filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return folder;
  if (given !== undefined) throw new Problem(`FIELDPOST_KUBE_BIN: ${given} lacks ${missing.join(', ')}.`);
  // Without optimization, which takes most of the time of the compiler. Helm compares the version with the chart's.
  const version = `-X k8s.io/component-base/version.gitVersion=${kubernetesVersion}`;
  const flags = ['-gcflags=all=-N -l', `-ldflags=-s -w ${version}`];
  const command = ['env', `GOBIN=${folder}`, 'go', 'install', ...flags, 'tool'] as const;
  await runStep('compiling Kubernetes', { command, cwd: goFolder });
  return folder;
}

/** The folder of a Go module in the cache of modules; downloads it once, checked by the public checksum database. */
export async function moduleFolder(module: string): Promise<string> {
  const { stdout } = await run('go', ['mod', 'download', '-json', module], { cwd: goFolder });
  return (JSON.parse(stdout) as { readonly Dir: string }).Dir;
}
