import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
} from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.js';
import { stopLeftovers } from './leftovers.js';
import { Problem } from './problem.js';
import type { ServerUser } from './server-user.js';

const run = promisify(execFile);

// A fixed locale: the sort order must not depend on the machine.
const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** A cluster that is to be: its folder, the password of its superuser and whether the disk must have it. */
export interface NewCluster {
  readonly dir: string;
  readonly password: string;
  readonly durability: 'kept' | 'thrown-away';
}

/**
 * Creates the cluster unless it exists. It is created under another name and renamed when complete, so that a crash in the
 * middle leaves nothing that looks like a database.
 */
export async function initCluster(
  cluster: NewCluster,
  binaries: PostgresBinaries,
  user: ServerUser,
): Promise<void> {
  if (existsSync(cluster.dir)) return;
  await clearHalfMade(cluster.dir);
  const draft = `${cluster.dir}.init-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (user.owner) chownSync(draft, user.owner.uid, user.owner.gid);
  try {
    await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
    await runInitdb(draft, { ...cluster, passwordFile, binaries, prefix: user.prefix });
    renameSync(draft, cluster.dir);
    syncFolder(dirname(cluster.dir));
  } finally {
    await Promise.all([draft, passwordFile].map((path) => rm(path, { recursive: true, force: true })));
  }
}

async function runInitdb(
  draft: string,
  how: NewCluster & { passwordFile: string; binaries: PostgresBinaries; prefix: readonly string[] },
): Promise<void> {
  const sync = how.durability === 'kept' ? [] : ['--no-sync'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${how.passwordFile}`];
  const { initdb, localeOptions = locale } = how.binaries;
  const layout = ['--encoding=UTF8', ...localeOptions];
  const [command = '', ...args] = [...how.prefix, initdb, '-D', draft, ...access, ...layout, ...sync];
  try {
    // It works inside the draft, so that a later start finds it there when this process is killed.
    await run(command, [...args, '--no-instructions'], {
      cwd: draft,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new Problem(`PostgreSQL cannot make its data folder ${how.dir}: ${said ?? String(error)}`, {
      cause: error,
    });
  }
}

/** Removes the files of interrupted attempts, after ending an initdb that outlived its parent. */
async function clearHalfMade(dir: string): Promise<void> {
  const parent = dirname(dir);
  if (!existsSync(parent)) return;
  const halfMade = readdirSync(parent, { withFileTypes: true });
  for (const entry of halfMade.filter(({ name }) => name.startsWith(`${basename(dir)}.init-`))) {
    const path = join(parent, entry.name);
    if (entry.isDirectory()) await stopLeftovers(path);
    await rm(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
