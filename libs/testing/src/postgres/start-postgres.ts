import { spawn, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries, type PostgresBinaries } from './binaries.js';
import { initCluster } from './init-cluster.js';
import { readPidFile, stopLeftovers } from './leftovers.js';
import { Problem } from './problem.js';
import { findServerUser } from './server-user.js';

/** A cluster on disk and how to serve it. `kept` never loses committed data; `thrown-away` is for tests. */
export interface PostgresOptions {
  readonly dir: string;
  /** TCP port on 127.0.0.1, the only listener. */
  readonly port: number;
  /** Password of the superuser `postgres`, set when the cluster is created. */
  readonly password: string;
  readonly durability?: 'kept' | 'thrown-away';
  /** Settings of PostgreSQL beside those that every server here has. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Other programs than those that npm installed. */
  readonly binaries?: PostgresBinaries;
  readonly onLog?: (line: string) => void;
}

/** A running server. */
export interface Postgres {
  readonly pid: number;
  readonly port: number;
  /** Address of a database as the superuser. */
  readonly url: (database: string) => string;
  /** Resolves with the exit status when the server has ended. */
  readonly exited: Promise<string>;
  /** Ends sessions, writes a checkpoint and resolves when the server has ended; kills it after ten seconds. */
  readonly stop: () => Promise<void>;
  /** Lets this process exit while the server runs. */
  readonly unref: () => void;
}

const readyMs = 120_000;
const remembered = 5;
const common = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A statement that failed may carry a password or a key.
  log_min_error_statement: 'panic',
};
const settings = {
  kept: { ...common, max_connections: 100, fsync: 'on' },
  'thrown-away': { ...common, max_connections: 200, fsync: 'off', full_page_writes: 'off' },
};

/**
 * Serves the cluster in `dir`, which is created when missing. Leftover processes of a killed run are stopped first;
 * the same folder must not be served by two callers at once.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dir, port, password, durability = 'kept' } = options;
  const binaries = options.binaries ?? (await findBinaries());
  const user = findServerUser(binaries.postgres);
  await stopLeftovers(dir);
  await initCluster({ dir, password, durability }, binaries, user);

  const given = Object.entries({ ...settings[durability], ...options.settings, port }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const [command = '', ...args] = [...user.prefix, binaries.postgres, '-D', realpathSync(dir), ...given];
  const server = spawn(command, args, {
    detached: true, // Ctrl-C at the terminal must not reach it before the apps have stopped.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  return whenReady(server, options);
}

async function whenReady(server: ChildProcess, options: PostgresOptions): Promise<Postgres> {
  const said = lastLines(server, options.onLog);
  const ending = { as: '' };
  const exited = new Promise<string>((resolve) => {
    const end = (as: string) => resolve((ending.as ||= as));
    server.once('exit', (code, signal) =>
      end(signal ? `was killed by ${signal}` : `ended with code ${code}`),
    );
    server.once('error', (error) => end(`not started: ${error.message}`));
  });
  const until = performance.now() + readyMs;
  while (!ending.as && !isServing(options.dir, server.pid)) {
    if (performance.now() > until) server.kill('SIGQUIT');
    await sleep(20);
  }
  if (ending.as || server.pid === undefined) {
    throw new Problem(`PostgreSQL does not start (${ending.as}): ${said().join(' | ')}`);
  }
  return {
    pid: server.pid,
    port: options.port,
    url: (database) =>
      postgresUrl({ port: options.port, user: 'postgres', password: options.password, database }),
    exited,
    stop: () => stop(server, exited),
    unref: () => unref(server),
  };
}

function isServing(dir: string, pid: number | undefined): boolean {
  const file = readPidFile(dir);
  return file?.pid === pid && file?.isReady === true;
}

function lastLines(server: ChildProcess, onLog?: (line: string) => void): () => readonly string[] {
  const lines: string[] = [];
  if (!server.stderr) return () => lines;
  createInterface({ input: server.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > remembered) lines.shift();
    onLog?.(line);
  });
  return () => lines;
}

async function stop(server: ChildProcess, exited: Promise<string>): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 1_000],
  ] as const) {
    server.kill(signal);
    const waited = new AbortController();
    const timeUp = sleep(ms, 'still there', { signal: waited.signal }).catch(() => undefined);
    const outcome = await Promise.race([exited, timeUp]);
    waited.abort();
    if (outcome !== 'still there') return;
  }
}

function unref(server: ChildProcess): void {
  server.unref();
  const pipe = server.stderr as { unref?: () => void } | null;
  pipe?.unref?.();
}

/** Address of a database of a server on this machine. */
export function postgresUrl(to: { port: number; user: string; password: string; database: string }): string {
  const { port, user, password, database } = to;
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
