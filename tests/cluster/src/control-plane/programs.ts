import { existsSync, readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runStep } from '@fieldpost/testing';

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

/** Programs that Go compiles from the tools of a `go.mod`. */
interface Tools {
  readonly what: string;
  /** The folder of `go.mod`. */
  readonly folder: string;
  /** The programs as Go names them. */
  readonly names: readonly string[];
}

/**
 * The folder with kube-apiserver, kube-controller-manager, etcd (`server`), kubectl and Helm: `FIELDPOST_KUBE_BIN`, or
 * one in which Go compiles them the first time.
 */
export const findPrograms = (): Promise<string> =>
  compiled({
    what: `kubernetes-${kubernetesVersion}`,
    folder: goFolder,
    names: ['server', 'helm', 'kube-apiserver', 'kube-controller-manager', 'kubectl'],
  });

/** The path of promtool, which has other versions of the same modules. */
export async function findPromtool(): Promise<string> {
  const folder = join(goFolder, 'promtool');
  return join(await compiled({ what: 'promtool', folder, names: ['promtool'] }), 'promtool');
}

async function compiled({ what, folder, names }: Tools): Promise<string> {
  const bin = process.env['FIELDPOST_KUBE_BIN'] ?? join(root, 'node_modules/.cache/fieldpost', what);
  if (names.every((name) => existsSync(join(bin, name)))) return bin;
  // Without optimization, which takes most of the time of the compiler. Helm compares the version with the chart's.
  const version = `-X k8s.io/component-base/version.gitVersion=${kubernetesVersion}`;
  const flags = ['-gcflags=all=-N -l', `-ldflags=-s -w ${version}`];
  const command = ['env', `GOBIN=${bin}`, 'go', 'install', ...flags, 'tool'] as const;
  await runStep(`compiling ${what}`, { command, cwd: folder });
  return bin;
}

/** The folder of a Go module in the cache of modules; downloads it once, checked by the public checksum database. */
export async function moduleFolder(module: string): Promise<string> {
  const { stdout } = await run('go', ['mod', 'download', '-json', module], { cwd: goFolder });
  return (JSON.parse(stdout) as { readonly Dir: string }).Dir;
}
