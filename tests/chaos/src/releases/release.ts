import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AppName } from '../fleet/plan.js';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** What a release changes: a column has another name, in the code and, by its migrations, in the database. */
export interface Change {
  readonly app: AppName;
  readonly from: string;
  readonly to: string;
  /** Files beside this one, in their order. */
  readonly migrations: readonly string[];
}

/**
 * Makes a release of an app that differs from the built one in a column and its migrations, as its own folder;
 * the answer is the program to start.
 */
export async function makeRelease(folder: string, { app, from, to, migrations }: Change): Promise<string> {
  const built = join(repository, 'apps', app);
  const target = join(folder, 'apps', app);
  await mkdir(target, { recursive: true });
  for (const shared of ['node_modules', 'protos'])
    await symlink(join(repository, shared), join(folder, shared));
  for (const entry of await readdir(built))
    if (entry !== 'dist') await symlink(join(built, entry), join(target, entry));
  const modules = join(target, 'dist', 'modules');
  await cp(join(built, 'dist', 'modules'), modules, { recursive: true });
  await rename(modules, from, to);
  await addMigrations(join(modules, 'database'), migrations);
  await run(process.execPath, [join(repository, 'tools/bundle.mjs')], { cwd: target });
  return join(target, 'dist', 'main.js');
}

/** Names the column anew wherever the code does; what migrations did stays as it was. */
async function rename(modules: string, from: string, to: string): Promise<void> {
  const files = await readdir(modules, { recursive: true });
  const code = files.filter((file) => file.endsWith('.js') && !file.includes('migrations'));
  for (const file of code) {
    const text = await readFile(join(modules, file), 'utf8');
    if (text.includes(from)) await writeFile(join(modules, file), text.replaceAll(from, to));
  }
}

async function addMigrations(database: string, files: readonly string[]): Promise<void> {
  const storage = join(database, 'storage.js');
  const imports = files.map((file, at) => `import { migrations as of${at} } from './migrations/${file}';\n`);
  const added = files.map((_, at) => `...of${at}, `);
  for (const file of files) await cp(join(here, file), join(database, 'migrations', file));
  const text = await readFile(storage, 'utf8');
  const known = text.replace('migrations: [', `migrations: [${added.join('')}`);
  if (known === text) throw new Error('the list of migrations is not where it was');
  await writeFile(storage, imports.join('') + known);
}
