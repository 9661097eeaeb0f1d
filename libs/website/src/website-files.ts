import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The page served for every address of the website (single-page application). */
export const page = 'index.html';

/** A file to serve, and whether its name changes with its content. */
export interface WebsiteFile {
  readonly name: string;
  readonly keeps: 'for ever' | 'until asked again';
}

const assets = 'console/assets/';

/** The files of a built website, by their paths below `folder`; read once. */
export function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
  );
}

/** The file for a path; undefined where there is none. Addresses of pages are `/` and all below `/console`. */
export function fileFor(path: string, files: ReadonlySet<string>): WebsiteFile | undefined {
  const name = path.slice(1);
  if (name !== page && files.has(name) && !/\.(br|gz)$/.test(name))
    return { name, keeps: name.startsWith(assets) ? 'for ever' : 'until asked again' };
  const isPage = path === '/' || path === '/console' || path.startsWith('/console/');
  return isPage && !name.startsWith(assets) ? { name: page, keeps: 'until asked again' } : undefined;
}
