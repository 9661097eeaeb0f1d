import { fork, type ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeEnvironment, nodeFlags, Problem } from '@fieldpost/testing';
import type { Running } from './supervisor.js';

/** An app to run: its compiled entry point, its environment, and the address of `/healthz`. */
export interface AppPlan {
  readonly name: string;
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly health: { readonly host: string; readonly port: number };
  readonly onLine: (line: string) => void;
}

const readyMs = 60_000;
const graceMs = 5_000;

/** Starts an app as a child process that exits when this process has ended. */
export async function launchApp(plan: AppPlan): Promise<Running> {
  const child = fork(plan.entry, [], {
    env: { ...nodeEnvironment, ...plan.env },
    execArgv: [...nodeFlags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true, // Ctrl-C at the terminal reaches only the launcher, which stops everything in order.
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal ? `was killed by ${signal}` : `ended with code ${code}`),
    );
    child.once('error', (error) => resolve(`cannot be started: ${error.message}`));
  });
  readLines(child.stdout, plan.onLine);
  readLines(child.stderr, plan.onLine);
  const gone = new AbortController();
  void exited.then(() => gone.abort());
  return {
    pid: child.pid ?? 0,
    ready: healthy(plan, gone.signal),
    exited,
    stop: () => stop(child, exited),
  };
}

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}

async function healthy({ name, health }: AppPlan, gone: AbortSignal): Promise<void> {
  const until = performance.now() + readyMs;
  while (!gone.aborted && !(await isHealthy(health))) {
    if (performance.now() > until)
      throw new Problem(`${name} is not ready after ${readyMs / 1000} s; its log says why.`);
    await sleep(50);
  }
}

function isHealthy({ host, port }: AppPlan['health']): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host, port, path: '/healthz', agent: false, timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
  });
}

async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await exited;
  clearTimeout(insist);
}
