import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../postgres/index.js';

const keptLines = 40;
const pauseMs = 100;

/** A program that listens on ports of 127.0.0.1, and how it is started. */
export interface ServerProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The server is up when this port accepts connections. */
  readonly port: number;
  readonly timeoutMs: number;
}

/** A server of another project, running as a child process with its own process group. */
export interface ServerProcess {
  /** Stops it; `SIGKILL` ends it at once. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** SIGSTOP suspends the process group, SIGCONT resumes it. */
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
}

/** The path of a program, looked for on PATH and in the folders that only administrators have on theirs. */
export function programOnPath(name: string, debianPackage: string): string {
  const found = findProgram(name);
  if (found !== undefined) return found;
  throw new Problem(
    `${name} is not installed: put it on PATH, on Debian with "apt-get install ${debianPackage}".`,
  );
}

/** Where a program is, on PATH or where Debian puts servers; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** Starts the program and waits until it listens; a failure includes its output. */
export async function startServer(program: ServerProgram): Promise<ServerProcess> {
  const { command, args, env } = program;
  // A separate process group: scripts start further processes, which have to end with them.
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const keep = (chunk: Buffer) => void lines.splice(0, lines.push(String(chunk)) - keptLines);
  child.on('error', (error) => keep(Buffer.from(error.message)));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const end = () => signalGroup(child, 'SIGKILL');
  process.once('exit', end);
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    process.off('exit', end);
    await endGroup(child, signal);
  };
  if (await isUp(child, program)) return { stop, signal: (name) => signalGroup(child, name) };
  await stop('SIGKILL');
  throw new Problem(`${command} does not listen on port ${program.port}:\n${lines.join('')}`);
}

async function isUp(child: ChildProcess, { port, timeoutMs }: ServerProgram): Promise<boolean> {
  for (const last = Date.now() + timeoutMs; hasEnded(child) === false && Date.now() < last;) {
    if (await takesConnections(port)) return true;
    await sleep(pauseMs);
  }
  return false;
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function endGroup(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child, signal);
  await ended;
}

/** Whether the path names a program. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
