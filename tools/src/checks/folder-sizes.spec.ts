import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const projects = ['apps', 'libs', 'tests', 'tools', 'benchmarks'];

/** Folders of generated files and of installed packages, and migrations, whose number only grows. */
const skipped = new Set(['node_modules', 'dist', 'generated', 'build', 'target', 'migrations']);

/** Files of one folder, without those of the folders below it. */
const most = 22;

/** The folders below `folder` with more than `most` files, with their numbers of files. */
function largeFolders(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const below = entries.filter((entry) => entry.isDirectory() && !isSkipped(entry.name));
  return [
    ...(files.length > most ? [`${folder}: ${files.length}`] : []),
    ...below.flatMap(({ name }) => largeFolders(join(folder, name))),
  ];
}

const isSkipped = (name: string): boolean =>
  name.startsWith('.') || name.startsWith('__') || skipped.has(name);

describe('A folder', () => {
  it.each(projects)(`has at most ${most} files in %s`, (project) => {
    expect(largeFolders(project)).toEqual([]);
  });
});
