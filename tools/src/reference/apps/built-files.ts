import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module as it was built, and the file it was built from, relative to the repository. */
export interface BuiltFile {
  readonly source: string;
  readonly module: string;
}

/** The exports of a module, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * The built modules of a project, such as `apps/account`, or of all `libs`; those of an app are the input of its
 * bundles. Modules without a source file are left out: a build does not remove old output.
 */
export function builtFiles(root: string, folder: string): readonly BuiltFile[] {
  const projects = folder === 'libs' ? readdirSync(join(root, folder)).map((lib) => `libs/${lib}`) : [folder];
  return projects.flatMap((project) => builtFilesOf(root, project));
}

function builtFilesOf(root: string, project: string): readonly BuiltFile[] {
  const dist = join(root, project, project.startsWith('apps/') ? 'dist/modules' : 'dist');
  if (!existsSync(dist)) return [];
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  return paths
    .map((path) => ({
      source: `${project}/src/${path.split(sep).join('/').replace(/\.js$/, '.ts')}`,
      module: join(dist, path),
    }))
    .filter(({ source }) => existsSync(join(root, source)))
    .sort((a, b) => (a.source < b.source ? -1 : 1));
}

/** Runs modules and returns what they export; apps are loaded at run time, since nothing may import them. */
export const load = (files: readonly BuiltFile[]): Promise<readonly Exports[]> =>
  Promise.all(files.map(({ module }) => import(pathToFileURL(module).href) as Promise<Exports>));
