import { chownSync, lchownSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Whether a path below the copied folder, written with `/`, is left out. */
export type LeftOut = (path: string) => boolean;

/** Copies a folder whose files may change during the copy, as those of a database; keeps permissions. */
export async function copyTree(from: string, to: string, isLeftOut: LeftOut = () => false): Promise<void> {
  await copyFolder(from, to, (path) => isLeftOut(relative(from, path).replaceAll('\\', '/')));
}

async function copyFolder(from: string, to: string, isLeftOut: LeftOut): Promise<void> {
  const { mode } = await stat(from);
  await mkdir(to, { recursive: true, mode });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isLeftOut(source)) continue;
    if (entry.isDirectory()) await unlessGone(copyFolder(source, target, isLeftOut));
    else if (entry.isFile()) await unlessGone(copyFile(source, target));
  }
}

/** A file that was removed since its folder was read is not part of the copy. */
async function unlessGone(work: Promise<void>): Promise<void> {
  await work.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Changes the owner of a folder recursively. */
export function giveTree(folder: string, { uid, gid }: { readonly uid: number; readonly gid: number }): void {
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
}
