import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { extract } from './last-release.js';

let folder: string;
/** Of the repository with two commits. */
let origin: string;
let first: string;
const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, ...author, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(text: string): string {
  writeFileSync(join(origin, 'version.txt'), text);
  git(origin, 'add', '.');
  git(origin, 'commit', '-q', '-m', text);
  return git(origin, 'rev-parse', 'HEAD');
}

function shallowClone(): string {
  const clone = join(folder, 'clone');
  git(folder, 'clone', '-q', '--depth=1', `file://${origin}`, clone);
  return clone;
}

async function versionIn(root: string): Promise<string> {
  const target = join(folder, 'extracted');
  await extract(target, { commit: first, root });
  return readFileSync(join(target, 'version.txt'), 'utf8');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-release-'));
  origin = join(folder, 'origin');
  git(folder, 'init', '-q', origin);
  first = commit('one');
  commit('two');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The files of the last release', () => {
  it('are those of its commit', async () => {
    expect(await versionIn(origin)).toBe('one');
  });

  it('are fetched by a shallow clone', async () => {
    expect(await versionIn(shallowClone())).toBe('one');
  });

  it('are missing in a shallow clone that cannot fetch, and the error names the command that gets them', async () => {
    const clone = shallowClone();
    git(clone, 'remote', 'remove', 'origin');
    await expect(versionIn(clone)).rejects.toThrow(`git fetch --depth=1 origin ${first}`);
  });
});
