import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extract, lastRelease } from '@fieldpost/testing';
import type { Release } from '../fleet/commands.js';
import { apps } from '../fleet/plan.js';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const ownPackages = '@fieldpost';

/** Builds the apps of the last release in a folder, from its sources and with the packages of its lock file. */
export async function buildLastRelease(folder: string): Promise<Release> {
  await extract(folder, { commit: await lastRelease() });
  if (await hasPackagesOf(folder)) await linkPackages(folder);
  else await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  await compile(folder);
  await Promise.all(
    apps.map((app) => run(process.execPath, ['../../tools/bundle.mjs'], { cwd: join(folder, 'apps', app) })),
  );
  return (app) => join(folder, 'apps', app, 'dist/main.js');
}

/** As the build does for each project, but in one process: starting the compiler takes longer than its work. */
async function compile(folder: string): Promise<void> {
  const libs = (await readdir(join(folder, 'libs'))).map((name) => `libs/${name}`);
  const sources = [...libs, ...apps.map((app) => `apps/${app}`)].map((project) => `${project}/src`);
  const swc = 'node_modules/@swc/cli/bin/swc.js';
  const options = ['-d', 'compiled', '--config-file', '.swcrc', '-q'];
  await run(process.execPath, [swc, ...sources, ...options], { cwd: folder });
  for (const lib of libs) await rename(join(folder, 'compiled', lib, 'src'), join(folder, lib, 'dist'));
  for (const app of apps) {
    await mkdir(join(folder, 'apps', app, 'dist'));
    await rename(join(folder, 'compiled/apps', app, 'src'), join(folder, 'apps', app, 'dist/modules'));
  }
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}

const lockFileIn = async (folder: string): Promise<LockFile> =>
  JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as LockFile;

/** Whether the installed packages are those that the release was built with. */
async function hasPackagesOf(folder: string): Promise<boolean> {
  const [wanted, installed] = [await lockFileIn(folder), await lockFileIn(repository)];
  return Object.entries(wanted.packages)
    .filter(([path, { dev }]) => path.includes('node_modules/') && !dev)
    .every(([path, { version }]) => installed.packages[path]?.version === version);
}

/** Links every installed package; those of this repository are the folders of the release. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules', ownPackages), { recursive: true });
  for (const name of await readdir(join(repository, 'node_modules')))
    if (name !== ownPackages)
      await symlink(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
  for (const kind of ['apps', 'libs'])
    for (const name of await readdir(join(folder, kind))) await linkProject(folder, kind, name);
}

async function linkProject(folder: string, kind: string, name: string): Promise<void> {
  await symlink(join(folder, kind, name), join(folder, 'node_modules', ownPackages, name));
  const nested = join(repository, kind, name, 'node_modules');
  const isThere = await readdir(nested).catch(() => undefined);
  if (isThere) await symlink(nested, join(folder, kind, name, 'node_modules'));
}
