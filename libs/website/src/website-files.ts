import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The page at `/`, and at every address of the website without an HTML file of its own. */
const page = 'index.html';

/** A built website. */
export interface WebsiteFiles {
  /** Its files by their paths below its folder, without HTML. */
  readonly files: ReadonlySet<string>;
  /** Its HTML files, each with the parts of the route that it is for, such as `console`, `gateways`, `$gatewayId`. */
  readonly pages: readonly { readonly name: string; readonly route: readonly string[] }[];
}

/** A file to serve, and whether its name changes with its content. */
export interface WebsiteFile {
  readonly name: string;
  readonly keeps: 'for ever' | 'until asked again';
}

const assets = 'console/assets/';

const isVariable = (part: string): boolean => part.startsWith('$');
const variablesOf = (route: readonly string[]): number => route.filter(isVariable).length;

/** The files of a built website; read once. */
export function filesIn(folder: string): WebsiteFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  const isPage = (name: string): boolean => `/${name}`.endsWith(`/${page}`);
  const pages = names.filter(isPage).map((name) => ({ name, route: name.split('/').slice(0, -1) }));
  return {
    files: new Set(names.filter((name) => !isPage(name))),
    // A fixed part of a path goes before a variable one: `-new` is not the id of a gateway.
    pages: pages.toSorted((a, b) => variablesOf(a.route) - variablesOf(b.route)),
  };
}

const leadsTo = (route: readonly string[], parts: readonly string[]): boolean =>
  route.length === parts.length && route.every((part, i) => isVariable(part) || part === parts[i]);

/** The file for a path; undefined where there is none. Addresses of pages are `/` and all below `/console`. */
export function fileFor(path: string, { files, pages }: WebsiteFiles): WebsiteFile | undefined {
  const name = path.slice(1);
  if (files.has(name)) return { name, keeps: name.startsWith(assets) ? 'for ever' : 'until asked again' };
  const isPage = path === '/' || path === '/console' || path.startsWith('/console/');
  if (!isPage || name.startsWith(assets)) return undefined;
  const parts = path.split('/').filter((part) => part !== '');
  const found = pages.find(({ route }) => leadsTo(route, parts));
  return { name: found?.name ?? page, keeps: 'until asked again' };
}
