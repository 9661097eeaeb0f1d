import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { sourcesIn } from './patterns.js';

/**
 * Import cycles between the folders of a project, each as the list of its folders. Specs are left out. A file directly in
 * `src` is a node of its own, since modules there wire the folders together.
 */
export function folderCycles(src: string): readonly (readonly string[])[] {
  const imports = new Map<string, Set<string>>();
  for (const file of sourcesIn(src)) {
    const from = nodeOf(src, file);
    const targets = relativeImports(file).map((path) => nodeOf(src, join(dirname(file), path)));
    imports.set(from, new Set([...(imports.get(from) ?? []), ...targets]));
  }
  const reached = new Map([...imports.keys()].map((node) => [node, reachableFrom(node, imports)]));
  const cycles = [...reached].map(([node, targets]) =>
    [...targets].filter((other) => other !== node && reached.get(other)?.has(node)),
  );
  return [...reached.keys()].flatMap((node, at) => {
    const others = cycles[at] ?? [];
    const isFirst = others.every((other) => node < other);
    return others.length > 0 && isFirst ? [[node, ...others].sort()] : [];
  });
}

const relativeImports = (file: string): readonly string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((path) => path.startsWith('.'));

/** The folder of a file below `src`, or the file itself when it is directly in `src`. */
function nodeOf(src: string, file: string): string {
  const path = relative(src, file).replace(/\.js$/, '.ts');
  return path.includes('/') ? dirname(path) : path;
}

function reachableFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  // A set that grows while it is iterated: each node is visited once.
  const visited = new Set([start]);
  for (const node of visited) for (const next of imports.get(node) ?? []) visited.add(next);
  visited.delete(start);
  return visited;
}

/** The folders with sources of every app and lib. */
export const projectSources = (root: string): readonly string[] =>
  ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(root, group, name, 'src'))
      .filter((src) => existsSync(src)),
  );
