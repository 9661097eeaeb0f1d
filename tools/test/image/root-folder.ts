import { execFileSync, type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Image } from './image.js';

/** Where Node is in its official images. */
export const binFolder = '/usr/local/bin';

/** Puts Node into a folder that is to be a root: the program and the libraries that it loads, and not even a shell. */
export function putNodeInto(root: string, node: string): void {
  const loaded = execFileSync('ldd', [node], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g);
  const libraries = [...loaded].map(([, path = '']) => [path, path]);
  for (const [file = '', at = ''] of [[node, `${binFolder}/node`], ...libraries]) {
    const target = join(root, at);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** Makes its first argument read-only for what it starts there, and for nothing else. */
const readOnly = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec chroot "$@"';

/** Starts the program of an image as its configuration says, with nothing around it. */
export function startInside(
  { root, user, workingDir, env: own, entrypoint: [program = '', script = ''], files }: Image,
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const guard = files === 'read-only' ? ['unshare', '--mount', 'sh', '-c', readOnly, root] : ['chroot'];
  const inside = [`--userspec=${user}`, root, program, join(workingDir, script)];
  const given = Object.fromEntries(own.map((line) => line.split(/=(.*)/s).slice(0, 2))) as typeof env;
  // Beside the path inside the one that leads there.
  const path = `${given['PATH']}:${process.env['PATH']}`;
  const [command = '', ...args] = [...guard, ...inside];
  return spawn(command, args, {
    env: { ...given, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
