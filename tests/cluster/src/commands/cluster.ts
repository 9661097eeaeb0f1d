import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { root } from '../control-plane/programs.js';
import type { KubeObject } from '../control-plane/kube-object.js';

const maxBuffer = 64 * 1024 * 1024;

/** How a command ended, and what it printed. */
export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the commands of operators for one cluster, in the folder of the repository. */
export class Cluster {
  private readonly env: NodeJS.ProcessEnv;

  constructor(bin: string, kubeconfig: string) {
    const path = [bin, process.env['PATH'] ?? ''].join(delimiter);
    // Removal of objects that are no longer applied is still optional in kubectl.
    this.env = { ...process.env, PATH: path, KUBECONFIG: kubeconfig, KUBECTL_APPLYSET: 'true' };
  }

  /** Runs a shell command of a guide; rejects with its output when it fails. */
  async runShell(command: string): Promise<string> {
    const { stdout } = await promisify(execFile)('bash', ['-ec', command], {
      cwd: root,
      env: this.env,
      maxBuffer,
    });
    return stdout;
  }

  /** Runs a program; rejects with its output when it fails. */
  async run(program: 'helm' | 'kubectl', args: readonly string[], input = ''): Promise<string> {
    const { code, stdout, stderr } = await this.attempt(program, args, input);
    if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}${stdout}`);
    return stdout;
  }

  /** Runs a program that may fail. */
  async attempt(program: 'helm' | 'kubectl', args: readonly string[], input = ''): Promise<CommandResult> {
    const child = spawn(program, args, { cwd: root, env: this.env });
    child.stdin.end(input);
    const ended = once(child, 'close') as Promise<[number]>;
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: (await ended)[0], stdout, stderr };
  }

  /** The objects of a kind, or of several separated by commas, in a namespace. */
  async list(kinds: string, namespace: string): Promise<readonly KubeObject[]> {
    const printed = await this.run('kubectl', ['get', kinds, '--namespace', namespace, '--output', 'json']);
    return (JSON.parse(printed) as { readonly items: readonly KubeObject[] }).items;
  }

  /** Names of the objects of a kind, sorted. */
  async names(kind: string, namespace: string): Promise<readonly string[]> {
    return (await this.list(kind, namespace)).map(({ metadata }) => metadata.name).sort();
  }

  apply(objects: readonly object[], ...more: readonly string[]): Promise<string> {
    const input = objects.map((object) => JSON.stringify(object)).join('\n---\n');
    return this.run('kubectl', ['apply', '--server-side', ...more, '--filename', '-'], input);
  }

  /** A namespace as the guide makes it: the profile `restricted` is enforced. */
  async makeNamespace(name: string): Promise<void> {
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
    await this.apply([{ apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } }]);
  }

  /** A Secret whose values are the names of its keys. */
  async makeSecret(namespace: string, name: string, keys: readonly string[]): Promise<void> {
    const stringData = Object.fromEntries(keys.map((key) => [key, key]));
    await this.apply([{ apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace }, stringData }]);
  }

  /** Names of all kinds of namespaced objects that can be listed, except events. */
  async kinds(): Promise<string> {
    const args = ['api-resources', '--namespaced', '--verbs=list', '--output=name'];
    const all = (await this.run('kubectl', args)).split('\n').filter(Boolean);
    return all.filter((name) => !name.startsWith('events')).join(',');
  }
}
