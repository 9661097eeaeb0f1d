import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@fieldpost/testing';
import { identityOf, isRunning, type ProcessIdentity } from './processes/process-identity.js';
import { writeAtomically } from './data/write-atomically.js';

const currentLayout = 1;
const settleMs = 100;

/** The data folder of a suite, locked until it is released. */
export interface DataFolder {
  readonly path: string;
  readonly release: () => void;
}

/** Creates or opens the folder and locks it for this process; fails with a reason for the operator. */
export async function openDataFolder(wanted: string): Promise<DataFolder> {
  const path = makeFolder(wanted);
  checkLayout(path);
  const lock = await takeLock(path);
  return { path, release: () => rmSync(lock, { force: true }) };
}

function makeFolder(wanted: string): string {
  try {
    makeEach(resolve(wanted));
    accessSync(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    const path = realpathSync(wanted);
    readdirSync(path);
    return path;
  } catch (cause) {
    const { code = String(cause) } = cause as NodeJS.ErrnoException;
    throw new Problem(`The data folder ${wanted} cannot be read and written (${code}).`, { cause });
  }
}

/** Creates the folder and its missing parents one by one: a recursive call never returns below `/proc`. */
function makeEach(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeEach(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function checkLayout(path: string): void {
  const file = join(path, 'layout');
  if (!existsSync(file)) return startLayout(path, file);
  const layout = readFileSync(file, 'utf8').trim();
  if (!/^\d+$/.test(layout))
    throw new Problem(`The data folder ${path} is damaged: ${file} holds no number.`);
  if (Number(layout) > currentLayout) {
    throw new Problem(
      `The data folder ${path} was written by a newer Fieldpost (layout ${layout}, this one knows ${currentLayout}): use that version or another --data.`,
    );
  }
}

function startLayout(path: string, file: string): void {
  if (readdirSync(path).some((name) => !name.startsWith('layout'))) {
    throw new Problem(
      `The folder ${path} holds something else than Fieldpost's data: name an empty one with --data.`,
    );
  }
  rejectReadOnly(path, () => writeAtomically(file, `${currentLayout}\n`));
}

function rejectReadOnly<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (cause) {
    const { code = String(cause) } = cause as NodeJS.ErrnoException;
    throw new Problem(`The data folder ${path} cannot be written (${code}).`, { cause });
  }
}

async function takeLock(path: string): Promise<string> {
  const lock = join(path, 'lock');
  const self = identityOf(process.pid);
  const mine = JSON.stringify(self);
  const draft = `${lock}.${process.pid}`;
  rejectReadOnly(path, () => writeAtomically(draft, mine));
  try {
    const holder = readHolder(lock);
    if (holder && isRunning(holder)) throw inUse(path, holder);
    rmSync(lock, { force: true });
    linkSync(draft, lock);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw inUse(path, readHolder(lock));
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  // Two starts that both saw the same dead holder may each have put their own lock in place: the last one has it.
  await sleep(settleMs);
  const holder = readHolder(lock);
  if (holder?.pid !== process.pid) throw inUse(path, holder);
  return lock;
}

function readHolder(lock: string): ProcessIdentity | undefined {
  if (!existsSync(lock)) return undefined;
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as ProcessIdentity;
  } catch {
    // Removed meanwhile or damaged: there is no known holder.
    return undefined;
  }
}

function inUse(path: string, holder: ProcessIdentity | undefined): Problem {
  const who = holder ? ` (process ${holder.pid})` : '';
  return new Problem(
    `The data folder ${path} is in use by another running suite${who}: stop that or use another --data.`,
  );
}
