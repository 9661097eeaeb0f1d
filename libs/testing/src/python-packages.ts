import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './toolchains.js';

const kept = fileURLToPath(new URL('../../../node_modules/.cache/fieldpost', import.meta.url));

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
  await makePythonEnvironment(venv);
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

/**
 * Makes an environment of Python, with pip, in a folder. Installing pip takes four seconds of CPU, so it is done once for each
 * Python of the machine, and copied: an environment finds its files by its own place. The programs in `bin` name the
 * first place, so pip is run as `python -m pip`.
 */
export async function makePythonEnvironment(folder: string): Promise<void> {
  const first = `${kept}/python-${pythonOfMachine()}`;
  if (!existsSync(first)) await makeFirst(first);
  rmSync(folder, { recursive: true, force: true });
  // Python compiles again what is newer than its compiled code.
  cpSync(first, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
}

/** Several processes may do this at once: the folder appears in one step. */
async function makeFirst(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  const create = ['python3', '-m', 'venv', '--clear', unfinished] as const;
  await runStep('making a Python environment', { command: create, cwd: dirname(folder) });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

function pythonOfMachine(): string {
  const about = execFileSync('python3', ['-c', 'import sys; print(sys.executable, sys.version)']);
  return createHash('sha256').update(about).digest('hex').slice(0, 16);
}
