import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** A package that lies in an image. */
export interface Installed {
  /** Its folder, as the lock file has it. */
  readonly path: string;
  /** As bills of materials have it. */
  readonly purl: string;
}

interface Bill {
  readonly components: readonly { readonly purl: string }[];
}

/** The packages in the bill of materials of an image, without the workspaces of the suite. */
export const billed = (target: string): readonly string[] =>
  (JSON.parse(readFileSync(join(target, 'sbom.cdx.json'), 'utf8')) as Bill).components
    .map(({ purl }) => purl)
    .filter((purl) => !purl.startsWith('pkg:npm/%40fieldpost/'));

/** The packages that are installed in an image, in one place or another. */
export function installedIn(target: string): readonly Installed[] {
  const projects = ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(target, group)).map((name) => join(group, name)),
  );
  return ['.', ...projects].flatMap((project) => packagesBelow(target, project));
}

function packagesBelow(target: string, above: string): readonly Installed[] {
  const folder = join(above, 'node_modules');
  if (!existsSync(join(target, folder))) return [];
  const names = readdirSync(join(target, folder)).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(target, folder, name)).map((own) => `${name}/${own}`) : [name],
  );
  // Links lead to the libs of the suite.
  const paths = names
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(join(target, path)).isDirectory())
    .filter((path) => existsSync(join(target, path, 'package.json')));
  return paths.flatMap((path) => [
    { path, purl: purlOf(join(target, path)) },
    ...packagesBelow(target, path),
  ]);
}

function purlOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  return `pkg:npm/${name?.replace('@', '%40')}@${version}`;
}

/** Folders of development dependencies of the lock file. */
export function developmentPaths(): ReadonlySet<string> {
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  return new Set(Object.keys(lock.packages).filter((path) => lock.packages[path]?.dev));
}
