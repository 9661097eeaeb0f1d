import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parsePidFile, type PidFile } from './pid-file.js';
import { Problem } from './problem.js';

const fastMs = 10_000;
const hardMs = 3_000;

/** The pid file of a cluster, undefined when missing or incomplete. */
export function readPidFile(dir: string): PidFile | undefined {
  const path = join(dir, 'postmaster.pid');
  return existsSync(path) ? parsePidFile(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Stops processes that an earlier, killed run left in a cluster: an orphaned server, or its backends when only the
 * server itself was killed. Afterwards the folder is free, even if the pid was reused.
 */
export async function stopLeftovers(dir: string): Promise<void> {
  if (!existsSync(dir)) return;
  const place = realpathSync(dir);
  const server = readPidFile(place)?.pid;
  if (server !== undefined && processesIn(place).includes(server)) {
    send(server, 'SIGINT');
    await emptied(place, fastMs);
  }
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const left = processesIn(place);
    for (const pid of left) send(pid, signal);
    if (left.length > 0) await emptied(place, hardMs);
  }
  const left = processesIn(place);
  if (left.length > 0) throw new Problem(`Processes ${left.join(', ')} still use ${place}: stop them first.`);
  rmSync(join(place, 'postmaster.pid'), { force: true });
}

/** Every process that works in the folder: PostgreSQL and its backends change into their cluster. */
export function processesIn(place: string): readonly number[] {
  return process.platform === 'linux' ? processesByFolder(place) : processesByCommand(place);
}

function processesByFolder(place: string): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => folderOf(pid) === place).map(Number);
}

function folderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It ended since the list was read, or belongs to another user.
    return undefined;
  }
}

function processesByCommand(place: string): readonly number[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(`-D ${place} `)).map((line) => Number.parseInt(line, 10));
}

async function emptied(place: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (processesIn(place).length > 0 && performance.now() < until) await sleep(50);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It may have ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
