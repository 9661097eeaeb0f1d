import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readAddresses } from './addresses.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const timeoutMs = 240_000;
const silenceMs = 5_000;
const tailLines = 40;

/** Data folder of a suite, and the first of its consecutive ports. */
export interface SuiteFolder {
  readonly dataDir: string;
  readonly portBase: number;
  /** Whether the network app runs. */
  readonly network: boolean;
}

/** File for the output of the launcher of a suite, beside its data folder. */
export const logOf = (dataDir: string): string => `${dataDir}.log`;

/** Loaded before the launcher: stops the launcher when the process that started it has ended in any way. */
const endWithParent =
  'data:text/javascript,process.once("disconnect",()=>process.kill(process.pid,"SIGTERM"))';

/**
 * Runs `npm start` for a suite and waits until it is ready; otherwise the error has the end of its output.
 * The suite stops when this process ends before it.
 */
export async function launchSuite({ dataDir, portBase, network }: SuiteFolder): Promise<void> {
  const output = openSync(logOf(dataDir), 'w');
  const options = ['--data', dataDir, '--port-base', String(portBase)];
  const child = fork(
    join(root, 'tools', 'start.mjs'),
    network ? options : [...options, '--without-network'],
    {
      cwd: root,
      // Jest gives each test file a copy of the environment, with the settings that the file has added.
      env: process.env,
      execArgv: ['--import', endWithParent],
      stdio: ['ignore', output, output, 'ipc'],
    },
  );
  closeSync(output);
  await untilReady(child, dataDir);
  child.unref();
  child.channel?.unref();
}

async function untilReady(child: ChildProcess, dataDir: string): Promise<void> {
  const since = performance.now();
  let said = since;
  while (!isReady(child, dataDir)) {
    const now = performance.now();
    if (hasEnded(child) || now - since > timeoutMs) {
      child.kill('SIGTERM');
      throw new Error(`the suite does not start:\n${tailOf(logOf(dataDir))}`);
    }
    if (now - said > silenceMs) {
      said = now;
      process.stderr.write(`starting the suite ... ${Math.round((now - since) / 1000)} s\n`);
    }
    await sleep(50);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** The addresses that an earlier run left behind name an earlier process. */
const isReady = (child: ChildProcess, dataDir: string): boolean =>
  readAddresses(dataDir)?.pids['start'] === child.pid;

const tailOf = (log: string): string =>
  existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-tailLines).join('\n') : '';
