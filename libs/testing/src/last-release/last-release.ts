import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** The commit of the release before this one (docs/decisions/0166-last-release-as-a-commit.md). */
export async function lastRelease(): Promise<string> {
  const text = await readFile(join(repository, 'tools/last-release.json'), 'utf8');
  return (JSON.parse(text) as { readonly commit: string }).commit;
}

/** Writes the files of a commit, or some of them, to a folder. A shallow clone fetches the commit from where it comes. */
export async function extract(
  folder: string,
  { commit, paths = [], root = repository }: ExtractedFiles,
): Promise<void> {
  await provide(commit, root);
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'files.tar');
  await run('git', ['-C', root, 'archive', `--output=${archive}`, commit, ...paths]);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

export interface ExtractedFiles {
  readonly commit: string;
  /** All files by default. */
  readonly paths?: readonly string[];
  /** The clone that they are taken from; this one by default. */
  readonly root?: string;
}

async function provide(commit: string, root: string): Promise<void> {
  const isThere = await run('git', ['-C', root, 'cat-file', '-e', `${commit}^{commit}`]).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await run('git', ['-C', root, 'fetch', '--quiet', '--depth=1', 'origin', commit]).catch(
    ({ message }: Error) => {
      throw new Error(
        `this clone has no commit ${commit}, the last release, and cannot fetch it: clone with the whole history, or run git fetch --depth=1 origin ${commit} (${message})`,
      );
    },
  );
}
