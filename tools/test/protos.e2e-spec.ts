/**
 * Apps of the last release and of this version call each other while an update replaces them.
 * @needs last-release
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { extract, lastRelease } from '@fieldpost/testing';

const repository = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

/** What a program with the protos of `before` would no longer understand; empty when there is nothing. */
async function breakingChanges(before: string, now: string): Promise<string> {
  const buf = join(repository, 'node_modules/.bin/buf');
  return promisify(execFile)(buf, ['breaking', now, '--against', before]).then(
    () => '',
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => stdout + stderr,
  );
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'protos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('Methods and fields of protos', () => {
  it('keep the names, numbers and types of the last release', async () => {
    await extract(folder, { commit: await lastRelease(), paths: ['protos'] });
    expect(await breakingChanges(join(folder, 'protos'), join(repository, 'protos'))).toBe('');
  });

  it('may be added, and neither renamed nor removed', async () => {
    const [before, now] = [join(repository, 'protos'), join(folder, 'protos')];
    cpSync(before, now, { recursive: true });
    const file = join(now, 'fieldpost/network/v1/class_c.proto');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}\nmessage Added {\n  string name = 1;\n}\n`);
    expect(await breakingChanges(before, now)).toBe('');
    writeFileSync(file, text.replace('rpc Offer(', 'rpc Renamed('));
    expect(await breakingChanges(before, now)).toContain('Offer');
  });
});
