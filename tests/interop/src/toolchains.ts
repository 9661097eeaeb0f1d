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
  const missing = missingVenv();
  if (missing !== undefined) return missing;
  // There are no wheels of the gRPC library outside this range that the generated code of `ttn` still works with.
  const isFit = 'import sys; sys.exit(not (3, 8) <= sys.version_info[:2] <= (3, 12))';
  return answers('python3', ['-c', isFit]) ? undefined : 'the library needs Python 3.8 to 3.12';
}

/** The same program with more arguments, before the one that it gets in the end. */
export const withArguments = (program: Program, ...more: readonly string[]): Program => ({
  ...program,
  command: [...program.command, ...more],
});

/** Why schemathesis cannot be run here, or undefined when it can. */
export function missingSchemathesis(): string | undefined {
  const isFit = 'import sys; sys.exit(not sys.version_info[:2] >= (3, 10))';
  return missingVenv() ?? (answers('python3', ['-c', isFit]) ? undefined : 'it needs Python 3.10 or newer');
}

function missingVenv(): string | undefined {
  if (!answers('python3', ['--version'])) return 'python3 is not installed';
  return answers('python3', ['-c', 'import ensurepip, venv']) ? undefined : 'python3 comes without venv';
}

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
  const folder = join(project, name);
  const bin = await installPackages(folder, '--only-binary=grpcio');
  return { command: [join(bin, 'python'), join(folder, 'main.py')], discard: () => undefined };
}

/** The same for schemathesis, which is a program itself. */
export async function installSchemathesis(): Promise<Program> {
  const bin = await installPackages(join(project, 'schemathesis'), '--only-binary=:all:');
  return { command: [join(bin, 'schemathesis')], discard: () => undefined };
}

/** Installs what `requirements.txt` of a folder pins, beside it; the answer is where its programs are. */
async function installPackages(folder: string, binaries: string): Promise<string> {
  const venv = join(folder, '.venv');
  const bin = join(venv, 'bin');
  const python = join(bin, 'python');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'requirements.txt')))
    .digest('hex');
  const mark = join(venv, 'installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted && answers(python, ['--version'])) return bin;
  const create = ['python3', '-m', 'venv', '--clear', venv] as const;
  await step('making a Python environment', { command: create, cwd: folder });
  const pip = ['-m', 'pip', '--disable-pip-version-check', 'install', '--quiet', binaries];
  const install = [python, ...pip, '-r', 'requirements.txt'] as const;
  await step('installing the Python packages', { command: install, cwd: folder });
  writeFileSync(mark, wanted);
  return bin;
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
