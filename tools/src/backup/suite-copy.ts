import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findBinaries, findServerUser, postgresUrl, Problem, stopLeftovers, Suite } from '@fieldpost/testing';
import { portsOf } from '../admin/suite-settings.js';
import { openDataFolder } from '../start/data-folder.js';
import { keepSecrets } from '../start/data/secrets.js';
import { copyRunningServer } from './copy-server.js';
import { copyTree, giveTree } from './copy-tree.js';

/** Files of a running suite that are left out; the databases are copied separately. */
const passing = new Set(['addresses.json', 'processes.json', 'lock', 'logs', 'postgres', 'used-secrets']);
const isPassing = (path: string): boolean => passing.has(path) || path.startsWith('lock.');

const manifestName = 'suite-backup.json';

/** Copies everything that a suite of `npm start` keeps, secrets included, while it runs or while it is stopped. */
export async function backupSuite(data: string, folder: string, now: Date): Promise<void> {
  if (existsSync(folder)) throw new Problem(`--to not valid: ${folder} already exists.`);
  if (!existsSync(join(data, 'postgres')))
    throw new Problem(`--data not valid: ${data} is not the data folder of a suite.`);
  const draft = `${folder}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const running = runningSuite(data);
  await (running ? copyRunning(running, data, draft) : copyStopped(data, draft));
  const made = now.toISOString();
  writeFileSync(join(draft, manifestName), `${JSON.stringify({ format: 1, made })}\n`, { mode: 0o600 });
  renameSync(draft, folder);
}

function runningSuite(data: string): Suite | undefined {
  try {
    return Suite.find(data);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

async function copyRunning({ addresses }: Suite, data: string, draft: string): Promise<void> {
  const password = keepSecrets(data).postgres;
  const { postgres: port } = portsOf(addresses);
  const url = postgresUrl({ port, user: 'postgres', password, database: 'postgres' });
  await copyRunningServer(url, join(data, 'postgres'), join(draft, 'postgres'));
  await copyTree(data, draft, isPassing);
}

/** Locked, so that no suite starts on the folder meanwhile. */
async function copyStopped(data: string, draft: string): Promise<void> {
  const held = await openDataFolder(data);
  try {
    await stopLeftovers(join(data, 'postgres'));
    await copyTree(join(data, 'postgres'), join(draft, 'postgres'));
    await copyTree(data, draft, isPassing);
  } finally {
    held.release();
  }
}

/** Creates a data folder from a copy, for `npm start`. Resolves with the time of the copy. */
export async function restoreSuite(folder: string, data: string): Promise<string> {
  const made = readManifest(folder);
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new Problem(`--data not valid: ${data} is not empty.`);
  const draft = `${data}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  await mkdir(dirname(data), { recursive: true });
  await copyTree(folder, draft, (path) => path === manifestName);
  chmodSync(draft, 0o700);
  const { owner } = findServerUser((await findBinaries()).postgres);
  if (owner) giveTree(join(draft, 'postgres'), owner);
  rmSync(data, { recursive: true, force: true });
  renameSync(draft, data);
  return made;
}

function readManifest(folder: string): string {
  const path = join(folder, manifestName);
  try {
    const { format, made } = JSON.parse(readFileSync(path, 'utf8')) as { format?: unknown; made?: unknown };
    if (format === 1 && typeof made === 'string') return made;
  } catch (cause) {
    throw new Problem(`${path} cannot be read: this is not a complete backup of a suite.`, { cause });
  }
  throw new Problem(`${path} was written by another release.`);
}
