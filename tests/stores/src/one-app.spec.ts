import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  debianBinaries,
  ensureDatabases,
  freePort,
  type Postgres,
  startPostgres,
  until,
} from '@fieldpost/testing';
import { commandsUnder, give, root } from './guide-commands.js';

let folder: string;
let server: Postgres;
let app: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'one-app-'));
  const options = { dir: join(folder, 'postgres'), port: await freePort(), password: 'x' };
  server = await startPostgres({ ...options, binaries: debianBinaries() });
  await ensureDatabases(server.url('postgres'), [{ name: 'discovery', password: 'choose-a-password' }]);
});

afterAll(async () => {
  if (app?.kill('SIGTERM') === true) await once(app, 'exit');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('One app that is started by itself as DEVELOPMENT.md says', () => {
  it('is healthy', async () => {
    const http = await freePort();
    const [, block = ''] = commandsUnder('## One app by itself', 'DEVELOPMENT.md', {
      'npm install && npx nx build @fieldpost/discovery\n': '',
      '/tmp/discovery-alone': join(folder, 'alone'),
      ':5432/': `:${server.port}/`,
      '11900': String(await freePort()),
      '18080': String(http),
    });
    const lines = block.trim().split('\n');
    const last = lines.pop() ?? '';
    const { stdout } = await give(lines.join('\n'));
    expect(stdout).toContain('# The app can start with these settings.');
    app = spawn('bash', ['-ec', `exec ${last}`], { cwd: root, stdio: 'ignore' });
    const isHealthy = () =>
      fetch(`http://127.0.0.1:${http}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until('discovery is healthy', isHealthy);
    expect(await isHealthy()).toBe(true);
  });
});
