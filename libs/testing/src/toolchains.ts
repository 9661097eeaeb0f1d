import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages of `requirements.txt` in a folder beside it; resolves with the folder of their programs. */
export async function installPythonPackages(folder: string, binaries: string): Promise<string> {
  const venv = join(folder, '.venv');
  const bin = join(venv, 'bin');
  const python = join(bin, 'python');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'requirements.txt')))
    .digest('hex');
  const mark = join(venv, 'installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted && answers(python, ['--version'])) return bin;
  const create = ['python3', '-m', 'venv', '--clear', venv] as const;
  await runStep('making a Python environment', { command: create, cwd: folder });
  const pip = ['-m', 'pip', '--disable-pip-version-check', 'install', '--quiet', '--no-compile', binaries];
  const install = [python, ...pip, '-r', 'requirements.txt'] as const;
  await runStep('installing the Python packages', { command: install, cwd: folder });
  writeFileSync(mark, wanted);
  return bin;
}

/** Whether a command exists and exits with 0. */
function answers(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    // Missing or failing: both mean no.
    return false;
  }
}

/** A command with its arguments, and where it runs. */
export interface Step {
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
}

/** Runs a command and prints its duration; fails with its output. */
export function runStep(what: string, { command: [name, ...args], cwd }: Step): Promise<void> {
  const since = performance.now();
  const seconds = () => `${((performance.now() - since) / 1000).toFixed(0)} s`;
  process.stderr.write(`${what} ...\n`);
  const progress = setInterval(() => process.stderr.write(`${what} ... ${seconds()}\n`), 15_000);
  return new Promise<void>((resolve, reject) => {
    let output = '';
    const child = spawn(name, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4_000)));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${what} failed after ${seconds()}:\n${output}`));
    });
  }).finally(() => clearInterval(progress));
}
