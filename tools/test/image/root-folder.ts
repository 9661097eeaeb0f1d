import { execFileSync, type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Image } from './image.js';

/** Where Node is in its official images. */
export const binFolder = '/usr/local/bin';

/** Installs Node into a root folder: the program, the C library and its other libraries, without a shell. */
export function putNodeInto(root: string, node: string): void {
  const loaded = execFileSync('ldd', [node], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g);
  const needed = [...loaded].map(([, path = '']) => path);
  // A part of the C library that Node does not load itself, but native packages do.
  const more = needed
    .filter((path) => path.endsWith('/libc.so.6'))
    .map((path) => join(dirname(path), 'librt.so.1'));
  const libraries = [...needed, ...more].map((path) => [path, path]);
  for (const [file = '', at = ''] of [[node, `${binFolder}/node`], ...libraries]) {
    const target = join(root, at);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** Mount point of the volume: the only folder where an app may write. */
export const volume = 'var/lib/fieldpost';

/** Makes its first argument read-only, except for a volume, for the started program only. */
const readOnly = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" &&
  mount -t tmpfs -o mode=0777 volume "$0/${volume}" && exec chroot "$@"`;

/** Starts the program of an image as configured, in its root folder; `words` are its arguments. */
export function startInside(
  { root, user, workingDir, env: own, entrypoint, files }: Image,
  env: Readonly<Record<string, string>>,
  words: readonly string[],
): ChildProcess {
  const guard = files === 'read-only' ? ['unshare', '--mount', 'sh', '-c', readOnly, root] : ['chroot'];
  const [started, script] = [entrypoint.slice(0, -1), entrypoint.at(-1) ?? ''];
  const inside = [`--userspec=${user}`, root, ...started, join(workingDir, script), ...words];
  const given = Object.fromEntries(own.map((line) => line.split(/=(.*)/s).slice(0, 2))) as typeof env;
  // The path inside the root, and the path outside.
  const path = `${given['PATH']}:${process.env['PATH']}`;
  const [command = '', ...args] = [...guard, ...inside];
  return spawn(command, args, {
    env: { ...given, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
