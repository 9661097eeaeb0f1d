import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from './node-flags.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const patience = 30_000;
const keptLines = 60;

/** A built app, running as its own process. */
export interface BuiltApp {
  readonly pid: number;
  /** The last lines it wrote, for a failing test to show. */
  readonly log: () => string;
  /** SIGTERM, and waits for the end. */
  readonly stop: () => Promise<void>;
  /** SIGKILL, and waits for the end. */
  readonly kill: () => Promise<void>;
}

export interface BuiltAppOptions {
  /** Folder below `apps`. */
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** The app is up when `http://127.0.0.1:<port>/healthz` answers 200. */
  readonly httpPort: number;
  /** Of Node; without it those that every app runs with. */
  readonly flags?: readonly string[] | undefined;
  /** How long it may take to be healthy. */
  readonly patienceMs?: number | undefined;
}

/** Starts `apps/<name>/dist/main.js` with these settings and waits until it is healthy. */
export async function startBuiltApp(app: BuiltAppOptions): Promise<BuiltApp> {
  const { name, env, httpPort, flags = nodeFlags, patienceMs = patience } = app;
  const main = `${repository}apps/${name}/dist/main.js`;
  const options = {
    env: { PATH: process.env['PATH'], ...env },
    execArgv: [...flags],
    silent: true,
  };
  const child = fork(main, [], options);
  const lines: string[] = [];
  const keep = (chunk: Buffer) => void lines.splice(0, lines.push(String(chunk)) - keptLines);
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const log = () => lines.join('');
  child.on('exit', (code, signal) => void (code === 0 || signal !== null || process.stderr.write(log())));
  await healthy({ child, httpPort, patienceMs, log });
  return {
    pid: child.pid ?? 0,
    log,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

interface Starting {
  readonly child: ChildProcess;
  readonly httpPort: number;
  readonly patienceMs: number;
  readonly log: () => string;
}

async function healthy({ child, httpPort, patienceMs, log }: Starting): Promise<void> {
  const last = Date.now() + patienceMs;
  while (child.exitCode === null && child.signalCode === null && Date.now() < last) {
    const answer = await fetch(`http://127.0.0.1:${httpPort}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the app did not become healthy:\n${log()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
