import { spawn } from 'node:child_process';

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
