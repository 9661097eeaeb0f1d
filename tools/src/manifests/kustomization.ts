import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readYaml } from './manifest.js';

interface Generator {
  readonly name: string;
  readonly envs?: readonly string[];
  readonly literals?: readonly string[];
}

interface Kustomization {
  readonly resources?: readonly string[];
  readonly components?: readonly string[];
  readonly patches?: readonly { path: string }[];
  readonly configMapGenerator?: readonly Generator[];
  readonly images?: readonly { name: string }[];
}

/** What an overlay is made of, before its patches are applied. */
export interface Parts {
  readonly manifests: readonly Manifest[];
  readonly patches: readonly Manifest[];
  /** The settings of each generated config map; what an overlay says stands above what its base says. */
  readonly settings: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly images: readonly string[];
  /** Absolute path of every file that was read. */
  readonly files: readonly string[];
}

/** Reads a folder with a kustomization and everything that it leans on. */
export function readParts(folder: string): Parts {
  const own = join(folder, 'kustomization.yaml');
  const [{ resources = [], components = [], ...plan } = {}] = readYaml<Kustomization>(own);
  const below = [...resources, ...components].map((path) => readResource(join(folder, path)));
  const patches = (plan.patches ?? []).map(({ path }) => join(folder, path));
  return {
    manifests: below.flatMap(({ manifests }) => manifests),
    patches: [...below.flatMap((part) => part.patches), ...patches.flatMap((path) => readYaml(path))],
    settings: merge([...below.map(({ settings }) => settings), generated(folder, plan)]),
    images: [...below.flatMap(({ images }) => images), ...(plan.images ?? []).map(({ name }) => name)],
    files: [own, ...below.flatMap(({ files }) => files), ...patches],
  };
}

function readResource(path: string): Parts {
  if (statSync(path).isDirectory()) return readParts(path);
  return { manifests: readYaml(path), patches: [], settings: new Map(), images: [], files: [path] };
}

const generated = (folder: string, { configMapGenerator = [] }: Kustomization): Parts['settings'] =>
  new Map(configMapGenerator.map((map) => [map.name, new Map(linesOf(folder, map).map(toPair))] as const));

function linesOf(folder: string, { envs = [], literals = [] }: Generator): readonly string[] {
  const fromFiles = envs.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return [...fromFiles, ...literals].filter((line) => line !== '' && !line.startsWith('#'));
}

function toPair(line: string): readonly [string, string] {
  const [name = '', ...value] = line.split('=');
  return [name, value.join('=')];
}

function merge(all: readonly Parts['settings'][]): Parts['settings'] {
  const merged = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, settings] of all.flatMap((maps) => [...maps]))
    merged.set(name, new Map([...(merged.get(name) ?? []), ...settings]));
  return merged;
}
