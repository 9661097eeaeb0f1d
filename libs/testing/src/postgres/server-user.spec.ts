import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findBinaries } from './binaries.js';
import { findServerUser } from './server-user.js';

const isRoot = process.getuid?.() === 0;

let closed: string;
beforeEach(() => {
  closed = mkdtempSync(join(tmpdir(), 'fieldpost-closed-'));
});
afterEach(() => rmSync(closed, { recursive: true }));

async function run(script: string) {
  const { postgres } = await findBinaries();
  const [command = '', ...args] = [...findServerUser(postgres).prefix, 'sh', '-c', script];
  return spawnSync(command, args, { encoding: 'utf8' });
}

const asRoot = () => {
  it('is not root', async () => expect((await run('id -u')).stdout.trim()).not.toBe('0'));

  it('may run what lies in a folder that only root may enter', async () => {
    const program = join(closed, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    expect(await run(`test -x ${program} && ${program}`)).toMatchObject({ status: 0 });
  });

  it('has no other right of root', async () => {
    const { stdout } = await run('grep CapPrm /proc/self/status');
    expect(stdout.trim()).toBe('CapPrm:\t0000000000000002');
  });
};

const asSomebody = () => {
  it('is the user who starts it', () => expect(findServerUser('postgres')).toEqual({ prefix: [] }));
  it('is looked at as root, too, in continuous integration', () =>
    expect(process.env['CI']).not.toBe('true'));
};

describe(
  `The user of the server, when ${isRoot ? 'root' : 'somebody'} starts it,`,
  isRoot ? asRoot : asSomebody,
);
