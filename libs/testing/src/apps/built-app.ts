import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { flagsOfTests, nodeEnvironment } from './node-flags.js';
import { noteSettings, assertNoLeaks } from '../secrets/index.js';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
// A busy machine starts several apps at once.
const timeout = 90_000;
/** How much of the end of a log a failure shows. */
const shownPieces = 60;

/** A built app, running as its own process. */
export interface BuiltApp {
  readonly pid: number;
  /** Its log so far. */
  readonly log: () => string;
  /** Sends SIGTERM and waits for the exit; fails when the app has logged one of its secrets. */
  readonly stop: () => Promise<void>;
  /** As `stop`, with SIGKILL. */
  readonly kill: () => Promise<void>;
}

export interface BuiltAppOptions {
  /** Folder below `apps`. */
  readonly name: string;
  /** Path of its `main.js`; default is that of the repository. */
  readonly main?: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  /** The app is up when `http://<host>:<port>/healthz` returns 200. */
  readonly httpPort: number;
  /** Default 127.0.0.1. */
  readonly host?: string | undefined;
  /** A command that runs the app, such as one that puts it on another host; it becomes the app's process. */
  readonly within?: readonly string[] | undefined;
  /** Flags of Node; default is those of every app, and of tests. */
  readonly flags?: readonly string[] | undefined;
  /** Time limit for the start, until it is healthy. */
  readonly timeoutMs?: number | undefined;
  /** Receives its output. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

/** Starts `apps/<name>/dist/main.js` with these settings and waits until it is healthy. */
export async function startBuiltApp(app: BuiltAppOptions): Promise<BuiltApp> {
  const { name, env, httpPort, within = [], flags = flagsOfTests, timeoutMs = timeout } = app;
  const health = `http://${app.host ?? '127.0.0.1'}:${httpPort}/healthz`;
  const main = app.main ?? `${repository}apps/${name}/dist/main.js`;
  const [execPath = process.execPath, ...execArgv] = [...within, process.execPath, ...flags];
  const options = {
    env: { PATH: process.env['PATH'], ...nodeEnvironment, ...env },
    execPath,
    execArgv,
    silent: true,
  };
  const child = fork(main, [], options);
  noteSettings(env);
  const written: string[] = [];
  const keep = (chunk: Buffer) => {
    written.push(String(chunk));
    app.onOutput?.(String(chunk));
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const tail = () => written.slice(-shownPieces).join('');
  const leave = async (signal: NodeJS.Signals) => {
    await end(child, signal);
    assertNoLeaks(name, written.join(''));
  };
  child.on('exit', (code, signal) => void (code === 0 || signal !== null || process.stderr.write(tail())));
  await healthy({ child, health, timeoutMs, tail });
  return {
    pid: child.pid ?? 0,
    log: () => written.join(''),
    stop: () => leave('SIGTERM'),
    kill: () => leave('SIGKILL'),
  };
}

interface Starting {
  readonly child: ChildProcess;
  readonly health: string;
  readonly timeoutMs: number;
  readonly tail: () => string;
}

async function healthy({ child, health, timeoutMs, tail }: Starting): Promise<void> {
  const last = Date.now() + timeoutMs;
  while (child.exitCode === null && child.signalCode === null && Date.now() < last) {
    const answer = await fetch(health).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the app did not become healthy:\n${tail()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
