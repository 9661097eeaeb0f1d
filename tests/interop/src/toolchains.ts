import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

/** A program of ours that uses a library, ready to run: the command line without its argument. */
export interface Program {
  readonly command: readonly [string, ...string[]];
  /** Removes what the next run does not need. */
  readonly discard: () => void;
}

/** Why programs in Go cannot be built here, or undefined when they can. */
export const missingGo = (): string | undefined =>
  answers('go', ['version']) ? undefined : 'go is not installed';

/** Why programs in Python cannot be run here, or undefined when they can. */
export function missingPython(): string | undefined {
  if (!answers('python3', ['--version'])) return 'python3 is not installed';
  if (!answers('python3', ['-c', 'import ensurepip, venv'])) return 'python3 comes without venv';
  // There are no wheels of the gRPC library outside this range that the generated code of `ttn` still works with.
  const isFit = 'import sys; sys.exit(not (3, 8) <= sys.version_info[:2] <= (3, 12))';
  return answers('python3', ['-c', isFit]) ? undefined : 'the library needs Python 3.8 to 3.12';
}

/** The same program with more arguments, before the one that it gets in the end. */
export const withArguments = (program: Program, ...more: readonly string[]): Program => ({
  ...program,
  command: [...program.command, ...more],
});

/** Compiles the Go program of a folder with the pinned modules; Go keeps what it fetched and compiled for the next time. */
export async function buildGoProgram(name: string): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-interop-'));
  const file = join(folder, 'interop');
  const args = ['build', '-mod=readonly', '-buildvcs=false', '-ldflags=-s -w', '-o', file, '.'];
  await step('building the Go program', { command: ['go', ...args], cwd: join(project, name) });
  return { command: [file], discard: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Installs the pinned Python packages beside the program of a folder, unless they are there from an earlier run. */
export async function installPythonProgram(name: string): Promise<Program> {
  const pythonFolder = join(project, name);
  const venv = join(pythonFolder, '.venv');
  const python = join(venv, 'bin', 'python');
  const wanted = createHash('sha256')
    .update(readFileSync(join(pythonFolder, 'requirements.txt')))
    .digest('hex');
  const mark = join(venv, 'installed');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted || !answers(python, ['--version'])) {
    const create = ['python3', '-m', 'venv', '--clear', venv] as const;
    await step('making a Python environment', { command: create, cwd: pythonFolder });
    const pip = ['-m', 'pip', '--disable-pip-version-check', 'install', '--quiet', '--only-binary=grpcio'];
    const install = [python, ...pip, '-r', 'requirements.txt'] as const;
    await step('installing the Python packages', { command: install, cwd: pythonFolder });
    writeFileSync(mark, wanted);
  }
  return { command: [python, join(pythonFolder, 'main.py')], discard: () => undefined };
}

function answers(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    // Not there, or not able to do it: both mean no.
    return false;
  }
}

interface Step {
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
}

/** Runs a command, says how long it takes, and fails with its output. */
function step(what: string, { command: [name, ...args], cwd }: Step): Promise<void> {
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
