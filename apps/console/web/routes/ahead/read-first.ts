import type { Console } from '../../make-console.js';
import { callbackPath, withoutAccessPath } from '../../session/authorization.js';
import { type Reads, startReading } from './reading.js';
import { frameReads, pageReads } from './reads.js';

type Params = Readonly<Record<string, string>>;
/** Reads of a route, with the variable parts of the path. */
type Found = readonly [route: string, reads: Reads<Params>, params: Params];

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** The variable parts of a path that begins as a route; undefined for others. Ids do not begin with a dash. */
function paramsIn(path: readonly string[], route: readonly string[]): Params | undefined {
  const params: Record<string, string> = {};
  for (const [i, part] of route.entries()) {
    const here = path[i];
    if (part.startsWith('$') && here !== undefined && !here.startsWith('-')) params[part.slice(1)] = here;
    else if (part !== here) return undefined;
  }
  return params;
}

/** What is read first at a path. Ids need no encoding: the router reads ahead at paths that have one. */
export function readsAt(path: string): readonly Found[] {
  if (path.includes('%') || [callbackPath, withoutAccessPath].includes(path)) return [];
  const parts = partsOf(path);
  const pages = Object.entries(pageReads).filter(([route]) => partsOf(route).length === parts.length);
  return [...Object.entries(frameReads), ...pages].flatMap(([route, reads]) => {
    const params = paramsIn(parts, partsOf(route));
    return params ? [[route, reads as Reads<Params>, params] as const] : [];
  });
}

/** Reads what the page at a path shows first, before the script with the router is there: that finds it in the cache of queries. */
export function readFirst(
  console: Console,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  for (const [, reads, params] of readsAt(pathname)) startReading(reads, console, params, search);
}
