import { execFileSync, type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user of the image (docker/Dockerfile). */
const user = 10001;

/** Puts Node into a folder that is to be a root: the program and the libraries that it loads, and not even a shell. */
export function putNodeInto(root: string): void {
  const loaded = execFileSync('ldd', [process.execPath], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g);
  for (const file of [process.execPath, ...[...loaded].map(([, path = '']) => path)]) {
    const target = join(root, file === process.execPath ? 'node' : file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** How a process starts inside. */
export interface Start {
  readonly root: string;
  /** Folder in which it starts, as the process sees it. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs `node dist/main.js` with a folder as its root, as a user who owns nothing there. */
export const startInside = ({ root, folder, env }: Start): ChildProcess =>
  spawn('chroot', [`--userspec=${user}:${user}`, root, '/node', `${folder}/dist/main.js`], {
    env: { ...env, PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
