import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildIn } from './build.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args]);

describe('The build of a clone', () => {
  it('is its last commit, with the date', async () => {
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'first');
    expect(await buildIn(folder)).toMatch(/^[0-9a-f]{7,} \(\d{4}-\d\d-\d\d\)$/);
  });

  it('is not known without a commit, and in a folder that is no clone', async () => {
    expect(await buildIn(folder)).toBeUndefined();
    git('init', '-q');
    expect(await buildIn(folder)).toBeUndefined();
  });
});
